import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../base/settings.svelte';
import { action } from '../test/actions';
import { asksFirst } from './asking';
import { input } from './input.svelte';

const plain = action({ kind: 'go' });
const harmful = action({ kind: 'end' }, { kind: 'blocks', text: '', hurts: true } as never);
const use = (pointerType: string) => dispatchEvent(new PointerEvent('pointerdown', { pointerType }));

afterEach(() => {
  use('mouse');
  settings.set('tapsPlay', false);
  settings.set('warns', true);
});

describe('what is shown before it is played', () => {
  it('is all that a finger chooses and that can be seen before, unless taps play at once', () => {
    use('mouse');
    expect(asksFirst(plain, true)).toBe(false);
    use('touch');
    expect([asksFirst(plain, true), asksFirst(plain, false)]).toEqual([true, false]);
    input.drop(() => expect(asksFirst(plain, true)).toBe(false)); // seen on its way
    settings.set('tapsPlay', true);
    expect(asksFirst(plain, true)).toBe(false);
    settings.set('tapsPlay', false);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(asksFirst(plain, true)).toBe(false);
  });

  it('is what hurts, whoever chooses it how, unless no warnings are wanted', () => {
    use('mouse');
    expect(asksFirst(harmful, false)).toBe(true);
    settings.set('warns', false);
    expect(asksFirst(harmful, true)).toBe(false);
  });
});
