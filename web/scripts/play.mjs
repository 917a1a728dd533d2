// Playing by the API from inside a page (so that the page's guest holds the seats): to get to a moment quickly.

/** A small generator, so that pictures are the same every time. */
export function chance(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

/** Make a match; both seats ours unless said otherwise. With a seed it is dealt the same every time, by the server of the tests. */
export async function makeMatch(page, request, seed = '') {
  return page.evaluate(
    async ([body, seed]) => {
      const headers = { 'Content-Type': 'application/json', ...(seed && { 'X-Seed': seed }) };
      const post = (path, json) => fetch(path, { method: 'POST', headers, body: JSON.stringify(json) });
      const known = await fetch('/api/guest');
      if (!known.ok) {
        const made = await post('/api/guest', { name: 'Ada' });
        if (!made.ok) throw new Error(await made.text());
      }
      const kept = JSON.parse(localStorage.getItem('fracas.settings') ?? '{}');
      localStorage.setItem('fracas.settings', JSON.stringify({ ...kept, isKnown: true }));
      const answer = await post('/api/matches', body);
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).match;
    },
    [request, seed],
  );
}

/** Everybody at this device. */
export function everySeat(seats) {
  return Object.fromEntries(seats.map((seat) => [seat, { kind: 'me' }]));
}

/** Play `plies` actions chosen by `pick(legal, state)`; ends early when the match is over. Returns the last state. */
export async function advance(page, match, plies, pick) {
  const get = () => page.evaluate(async (id) => (await fetch(`/api/matches/${id}/state`)).json(), match);
  let state = await get();
  for (let i = 0; i < plies && state.status === 'running'; i += 1) {
    if (state.legal.length === 0) {
      await new Promise((done) => setTimeout(done, 200)); // somebody else thinks
      i -= 1;
    } else {
      const action = pick(state.legal, state);
      await page.evaluate(
        async ([id, body]) => {
          const answer = await fetch(`/api/matches/${id}/actions`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(await answer.text());
        },
        [match, { ply: state.ply, version: state.version, action: action.id }],
      );
    }
    state = await get();
  }
  return state;
}

/** Any of the legal actions, kinds with equal chance. */
export function anyAction(random) {
  return (legal) => {
    const kinds = [...new Set(legal.map((action) => action.structure.kind))];
    const kind = kinds[Math.floor(random() * kinds.length)];
    const those = legal.filter((action) => action.structure.kind === kind);
    return those[Math.floor(random() * those.length)];
  };
}

/** Open a match's page and wait for its board, behind the cover of a hot seat if there is one. */
export async function openMatch(page, address, match) {
  await page.goto(`${address}/match/${match}`);
  await page.waitForSelector('[data-testid="board"], [data-testid="cover"]');
  if (await page.$('[data-testid="uncover"]')) await page.click('[data-testid="uncover"]');
  await page.waitForSelector('[data-testid="board"]');
  await page.mouse.move(0, 0); // no card of what happens to be below the button
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}
