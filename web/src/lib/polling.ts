// Asking again and again, as long as somebody looks.

interface Often {
  /** Also while the page is not looked at: for who wants to be called. */
  whileHidden?: () => boolean;
}

/** Do something every so often, never twice at the same time; at once when the page is looked at again. Returns how to stop. */
export function everySoOften(pause: number, work: () => Promise<void>, { whileHidden = () => false }: Often = {}): () => void {
  let isBusy = false;
  let done = Date.now();
  const look = async () => {
    if (isBusy || (document.visibilityState === 'hidden' && !whileHidden())) return;
    isBusy = true;
    try {
      await work();
    } finally {
      [isBusy, done] = [false, Date.now()];
    }
  };
  const timer = setInterval(() => void look(), pause);
  const comeBack = () => document.visibilityState === 'visible' && Date.now() - done >= pause && void look();
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
