// Which page is shown: the address decides.

export interface Route {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Find the route of a path; patterns are like `/match/:id`. */
export function matchRoute(path: string, patterns: Readonly<Record<string, string>>): Route | null {
  const parts = path.split('/').filter(Boolean);
  for (const [name, pattern] of Object.entries(patterns)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? '';
      if (!want.startsWith(':')) return want === part;
      try {
        params[want.slice(1)] = decodeURIComponent(part);
        return true;
      } catch {
        return false;
      }
    });
    if (fits) return { name, params };
  }
  return null;
}

class Router {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  #visits = $state(0);

  get path(): string {
    return this.#path;
  }

  /** Counts navigations: changes even when the path stays. */
  get visits(): number {
    return this.#visits;
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#update();
    scrollTo(0, 0);
  }

  #update(): void {
    this.#path = location.pathname;
    this.#visits += 1;
  }

  /** Follow the browser's buttons, and links within the site without loading it anew. */
  start(): () => void {
    const stop = new AbortController();
    addEventListener('popstate', () => this.#update(), { signal: stop.signal });
    document.addEventListener('click', (event) => this.#click(event), { signal: stop.signal });
    return () => stop.abort();
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
