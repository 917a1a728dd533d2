import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { GameCard, GameEvent, LegalAction } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import { Texts } from '../../base/texts';
import { t } from '../../i18n/index.svelte';
import { Narrowing } from '../../lib/narrowing.svelte';
import { action } from '../../test/actions';
import { boardProps } from '../../test/board';
import { type BoardModule, type Mounted, type PlainProps, VERSION } from './interface';
import { readModule, wordsOf } from './load';
import * as loading from './load';
import Packaged from './Packaged.svelte';

const SCENERY = { places: [{ id: 'a', x: 0, y: 0 }], fields: ['at'] };
const view = { seat: 'yellow', actor: 'yellow', prompt: { kind: 'said', text: '' }, scenery: SCENERY };
const legal: LegalAction[] = [action({ kind: 'go', at: 'a' }), action({ kind: 'go', at: 'b' })];
const read = (module: BoardModule) => readModule('/board.js', () => Promise.resolve(module));

/** A board of one button that counts what it is told. */
class Own implements Mounted {
  static last: Own | null = null;
  updates: PlainProps[] = [];
  readonly button = document.createElement('button');
  isGone = false;

  static readonly mount = (element: HTMLElement, props: PlainProps): Own => {
    const own = new Own();
    element.append(own.button);
    own.update(props);
    return (Own.last = own);
  };

  update(props: PlainProps): void {
    this.updates.push(props);
    const { narrowing, targets } = props;
    targets.at({
      key: 'a',
      x: 0,
      y: 0,
      label: 'A place',
      active: narrowing.fits({ at: 'a' }),
      activate: () => narrowing.choose({ at: 'a' }),
    })(this.button);
  }

  destroy(): void {
    this.isGone = true;
    this.button.remove();
  }
}

function show(module: BoardModule, change = {}) {
  vi.spyOn(loading, 'loadPackaged').mockImplementation(async () => {
    const { module: found, fault } = await read(module);
    return { words: null, mount: found.mount ?? null, fault };
  });
  const played: LegalAction[] = [];
  const narrowing = new Narrowing((one) => played.push(one));
  narrowing.offer(legal);
  const props = boardProps({ view, narrowing, legal, ...change });
  return { ...render(Packaged, { props }), props, narrowing, played };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a module from a package', () => {
  it('that cannot be imported is missing, one for another version is not used', async () => {
    expect(await readModule('/no.js', () => Promise.reject(new SyntaxError('no')))).toEqual({ module: {}, fault: 'missing' });
    expect(await read({ fracasBoard: VERSION + 1, mount: Own.mount })).toEqual({ module: {}, fault: 'version' });
    expect(await read({ mount: Own.mount })).toMatchObject({ fault: 'version' });
  });

  it('says what the catalogues lack, and what throws says nothing', async () => {
    const { module, fault } = await read({
      fracasBoard: VERSION,
      phrase: ({ structure }, _, say) => say('go', { at: structure.at }),
      sound: () => {
        throw new Error('oh');
      },
    });
    const words = wordsOf(module, new Texts({ 'en.ftl': 'go = Go to { $at }' }));
    expect(fault).toBeNull();
    expect(words.phrase?.(legal[0]!, view, 'de')).toBe('Go to a'); // a language it has no words in is English
    expect(words.sound?.({ kind: 'x', text: '', ply: 0 } satisfies GameEvent)).toBeNull();
    expect(words.isRisky?.(legal[0]!, view)).toBe(false);
  });

  it('is asked for by what the card of the game says, and so are its catalogues', async () => {
    const card = (board: string | null) => ({ id: 'stranger', board, board_style: null, texts: {} }) as unknown as GameCard;
    vi.spyOn(api, 'games').mockResolvedValue([card(null)]);
    expect(await loading.loadPackaged('stranger')).toMatchObject({ mount: null, fault: null });
    expect(await loading.loadPackaged('unknown')).toEqual({ words: null, mount: null, fault: null });
    vi.spyOn(api, 'games').mockResolvedValue([{ ...card('/there/is/no/such/board.js'), id: 'other' }]);
    expect((await loading.loadPackaged('other')).fault).toBe('missing');
    const fetched = await loading.readTexts({ en: '/en.ftl', de: '/gone.ftl' }, (from) =>
      Promise.resolve(from === '/en.ftl' ? new Response('seat-red = Crimson') : new Response('', { status: 404 })),
    );
    expect(fetched.find('de', 'seat.red')).toBe('Crimson');
  });
});

describe('the board of a package', () => {
  it('is mounted once, told of every change, and played by its targets', async () => {
    const { narrowing, played, unmount } = show({ fracasBoard: VERSION, mount: Own.mount });
    const button = await screen.findByRole('button', { name: 'A place' });
    const own = Own.last!;
    expect(own.updates).toHaveLength(1);
    narrowing.hover(legal[1]!);
    await waitFor(() => expect(own.updates.at(-1)?.narrowing.hovered).toBe(legal[1]));
    await fireEvent.click(button);
    expect(played).toEqual([legal[0]]);
    expect(Own.last).toBe(own);
    unmount();
    expect(own.isGone).toBe(true);
  });

  it('lets go of its targets when it goes, whatever it forgets', async () => {
    const { props, unmount } = show({ fracasBoard: VERSION, mount: Own.mount });
    await screen.findByRole('button', { name: 'A place' });
    expect(props.targets.focus('a')).toBe(true);
    unmount();
    expect(props.targets.focus('a')).toBe(false);
  });

  const broken: [string, BoardModule, string][] = [
    ['another version', { fracasBoard: 7, mount: Own.mount }, 'version'],
    [
      'one that fails at once',
      {
        fracasBoard: VERSION,
        mount: () => {
          throw new Error('oh');
        },
      },
      'failed',
    ],
    ['one that returns nothing', { fracasBoard: VERSION, mount: (() => undefined) as never }, 'failed'],
  ];
  for (const [what, module, why] of broken) {
    it(`${what} is replaced by the general one, with a notice`, async () => {
      const { narrowing } = show(module);
      expect((await screen.findByTestId('board-broken')).textContent).toBe(t(`board.broken.${why}`));
      expect(screen.getByRole('button', { name: `a: ${t('board.empty')}` })).toBeTruthy();
      expect(narrowing.legal).toHaveLength(2);
    });
  }

  it('one that fails later is replaced, too, and the notice is German for Germans', async () => {
    settings.set('language', 'de');
    const mount = (element: HTMLElement, props: PlainProps): Mounted => {
      const own = Own.mount(element, props);
      own.update = () => {
        throw new Error('oh');
      };
      return own;
    };
    const { narrowing } = show({ fracasBoard: VERSION, mount });
    await screen.findByRole('button', { name: 'A place' });
    narrowing.hover(legal[0]!);
    expect((await screen.findByTestId('board-broken')).textContent).toMatch(/hat versagt/);
    expect(Own.last?.isGone).toBe(true);
    settings.set('language', 'en');
  });
});
