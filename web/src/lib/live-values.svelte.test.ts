import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StudyValues } from '../api/types';
import { LiveValues } from './live-values.svelte';

const answer = (simulations: number, is_final = false): StudyValues => ({
  ...{ node: 'm0', ply: 0, text: '', verdict: 'candidates', candidates: [] },
  ...{ simulations, is_final },
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('values that grow', () => {
  afterEach(() => vi.restoreAllMocks());

  it('come of twice as long a search each time, until there is no longer one', async () => {
    const asked: number[] = [];
    const live = new LiveValues(async (simulations) => (asked.push(simulations), answer(simulations, simulations === 2_000)));
    live.begin(); // nobody wants them yet
    await settled();
    expect(asked).toEqual([]);
    live.set(true);
    await vi.waitFor(() => expect(live.isThinking).toBe(false));
    expect(asked).toEqual([250, 500, 1_000, 2_000]);
    expect(live.values?.simulations).toBe(2_000);
    live.set(false);
    expect(live.values).toBeNull();
  });

  it('stop when somebody moves on, and what comes too late is not shown', async () => {
    const waiting: { signal: AbortSignal; tell: (found: StudyValues) => void }[] = [];
    const live = new LiveValues((_, signal) => new Promise((tell) => waiting.push({ signal, tell })));
    live.set(true);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    live.begin();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(waiting[0]?.signal.aborted).toBe(true);
    waiting[0]?.tell(answer(250));
    await settled();
    expect(live.values).toBeNull();
    waiting[1]?.tell(answer(251, true));
    await vi.waitFor(() => expect(live.values?.simulations).toBe(251));
    expect(waiting).toHaveLength(2);
  });

  it('wait while nobody looks at the page, and tell what went wrong', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const think = vi.fn().mockRejectedValue(new Error('no worker'));
    const live = new LiveValues(think);
    live.set(true);
    await settled();
    expect(think).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(live.problem).toBe('no worker'));
    expect(live.isThinking).toBe(false);
  });
});
