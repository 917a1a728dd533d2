import { afterEach, expect, it, vi } from 'vitest';
import { watchUpgrades } from './upgrade';

afterEach(() => vi.unstubAllGlobals());

const page = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js"></script>`;

it('loads the page anew when the server has another build, once; not for a file that did not come', async () => {
  document.head.innerHTML = page('index-old').replace('<!doctype html>', '');
  const reload = vi.fn();
  watchUpgrades(reload);
  const miss = async (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((done) => setTimeout(done, 5));
  };
  await miss(() => Promise.reject(new TypeError('offline')));
  await miss(() => Promise.resolve(new Response('starting', { status: 503 })));
  await miss(() => Promise.resolve(new Response(page('index-old')))); // as when the page is left while it loads its parts
  expect(reload).not.toHaveBeenCalled();
  const upgraded = () => Promise.resolve(new Response(page('index-new')));
  await miss(upgraded);
  await miss(upgraded);
  expect(reload).toHaveBeenCalledTimes(1);
});
