// An upgrade of the server takes the files of the older build away: a page that still asks for them is loaded anew.

const KEY = 'fracas.reloaded';
const AGAIN_AFTER = 60_000; // ms: what loading anew did not help against, it will not help against now

/**
 * The server has another build than the one this page is of. That a file did not come proves nothing: browsers say so too of
 * one that was still on its way when somebody left the page, and loading it anew would call them back.
 */
async function isUpgraded(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false; // nobody is there to have upgraded anything
  }
}

function isFirst(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < AGAIN_AFTER) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // nothing may be kept here: it might never end
  }
}

/** Load the page anew when its files are gone; nothing is lost by that, as the server knows every match. */
export function watchUpgrades(reload: () => void): void {
  addEventListener('vite:preloadError', () => void isUpgraded().then((isNewer) => isNewer && isFirst(Date.now()) && reload()));
}
