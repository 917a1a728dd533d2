import { afterEach, describe, expect, it, vi } from 'vitest';
import { Targets, type TargetSpec } from './targets.svelte';

afterEach(() => document.body.replaceChildren());

function put(targets: Targets, spec: Partial<TargetSpec> & { key: string }) {
  const element = document.createElement('div');
  document.body.append(element);
  const whole: TargetSpec = { x: 0, y: 0, label: spec.key, active: true, ...spec };
  const leave = targets.at(whole)(element) as () => void;
  return { element, leave };
}
const settled = () => new Promise<void>((done) => queueMicrotask(done));
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('Targets', () => {
  it('tells screen readers what a target is, and lets Tab lead to one of them', async () => {
    const targets = new Targets();
    const b = put(targets, { key: 'b', x: 1, label: 'Base b', pressed: false });
    const a = put(targets, { key: 'a', x: 0 });
    const c = put(targets, { key: 'c', x: 2, active: false, info: { title: 'C' } });
    await settled();
    expect(b.element.getAttribute('role')).toBe('button');
    expect(b.element.getAttribute('aria-label')).toBe('Base b');
    expect(b.element.getAttribute('aria-pressed')).toBe('false');
    expect([a, b, c].map(({ element }) => element.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    expect(c.element.getAttribute('role')).toBe('img');
  });

  it('lets the keyboard begin at home, and go on beside what is gone', async () => {
    const targets = new Targets();
    targets.home = { x: 3.9, y: 0 };
    const row = [0, 1, 2, 3, 4].map((x) => put(targets, { key: `s${x}`, x }));
    await settled();
    expect(targets.walk('right')).toBe(true);
    expect(targets.focused).toBe('s4');
    targets.walk('left');
    expect(targets.focused).toBe('s3');
    row[3]?.element.remove();
    row[3]?.leave();
    await settled();
    expect(document.activeElement?.getAttribute('data-target')).toMatch(/s[24]/);
  });

  it('is activated by click, Enter and Space, but only when active', () => {
    const targets = new Targets();
    const activate = vi.fn();
    const a = put(targets, { key: 'a', activate });
    a.element.click();
    press(a.element, 'Enter');
    press(a.element, ' ');
    press(a.element, 'x');
    expect(activate).toHaveBeenCalledTimes(3);
    const idle = put(targets, { key: 'b', active: false, activate });
    idle.element.click();
    press(idle.element, 'Enter');
    expect(activate).toHaveBeenCalledTimes(3);
  });

  it('walks over active targets; with all, over what has a card too', async () => {
    const targets = new Targets();
    const a = put(targets, { key: 'a', x: 0 });
    const c = put(targets, { key: 'c', x: 2 });
    const b = put(targets, { key: 'b', x: 1, active: false, info: { title: 'B' } });
    await settled();
    targets.walk('right');
    expect(document.activeElement).toBe(a.element);
    targets.walk('right');
    expect(document.activeElement).toBe(c.element);
    targets.walk('left', true);
    expect(document.activeElement).toBe(b.element);
    expect(targets.focused).toBe('b');
  });

  it('tells of hover and focus, and shows the card', () => {
    const targets = new Targets();
    const hover = vi.fn();
    const a = put(targets, { key: 'a', hover, info: { title: 'A piece' } });
    a.element.dispatchEvent(new Event('pointerenter'));
    expect(targets.isOver('a')).toBe(true);
    expect(targets.card?.info.title).toBe('A piece');
    a.element.dispatchEvent(new Event('pointerleave'));
    expect(targets.card).toBeNull();
    expect(hover.mock.calls).toEqual([[true], [false]]);
  });

  it('tells nothing where something was just chosen, until the pointer moves', () => {
    const targets = new Targets();
    const info = { title: 'A piece' };
    const point = (name: string, clientX: number) => new PointerEvent(name, { clientX });
    const a = put(targets, { key: 'a', info, activate: () => {} });
    a.element.dispatchEvent(point('pointerenter', 50));
    a.element.dispatchEvent(new MouseEvent('click', { clientX: 50 }));
    expect(targets.card).toBeNull();
    const hover = vi.fn();
    const b = put(targets, { key: 'b', hover, info: { title: 'What came there' } });
    b.element.dispatchEvent(point('pointerenter', 50));
    b.element.dispatchEvent(point('pointermove', 52));
    expect([targets.hovered, targets.card, hover.mock.calls]).toEqual(['b', null, []]);
    b.element.dispatchEvent(point('pointermove', 70));
    expect([targets.card?.info.title, hover.mock.calls]).toEqual(['What came there', [[true]]]);
  });

  it('gives the focus back to what opened a menu', async () => {
    const targets = new Targets();
    put(targets, { key: 'near', x: 90, activate: () => {} });
    const opener = put(targets, { key: 'opener', x: 0, activate: () => {} });
    const [first, second] = [0, 1].map((i) => put(targets, { key: `menu-${i}`, x: 100, y: 20 * i, activate: () => {} }));
    await settled();
    targets.focus('opener');
    targets.focus('menu-0');
    targets.walk('down');
    expect(document.activeElement).toBe(second?.element);
    for (const one of [first, second]) {
      one?.element.remove();
      one?.leave();
    }
    await settled();
    expect(document.activeElement).toBe(opener.element);
  });

  it('is dragged: picked up on the way, dropped on what is below', () => {
    const targets = new Targets();
    const [pick, drop] = [vi.fn(), vi.fn()];
    const a = put(targets, { key: 'a', drag: true, activate: pick });
    const b = put(targets, { key: 'b', activate: drop });
    document.elementsFromPoint = () => [b.element];
    const point = (name: string, x: number) => new PointerEvent(name, { bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: 0 });
    a.element.dispatchEvent(point('pointerdown', 0));
    window.dispatchEvent(point('pointermove', 3));
    expect(targets.drag).toBeNull();
    window.dispatchEvent(point('pointermove', 30));
    expect(targets.drag).toEqual({ key: 'a', x: 30, y: 0 });
    expect(pick).toHaveBeenCalledOnce();
    window.dispatchEvent(point('pointerup', 40));
    expect(targets.drag).toBeNull();
    expect(drop).toHaveBeenCalledOnce();
    a.element.click(); // the click that ends a drag is none
    expect(pick).toHaveBeenCalledOnce();
  });

  describe('by finger', () => {
    const touch = (element: Element, name: string, clientX = 0) =>
      element.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'touch', pointerId: 7, clientX }));
    const tap = (element: Element) => {
      for (const name of ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave']) touch(element, name);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    };

    it('a tap chooses and shows the card, which stays until the next touch', () => {
      const targets = new Targets();
      const activate = vi.fn();
      const a = put(targets, { key: 'a', activate, info: { title: 'A piece' } });
      const b = put(targets, { key: 'b', active: false, info: { title: 'B piece' } });
      tap(a.element);
      expect(activate).toHaveBeenCalledOnce();
      expect(targets.card?.info.title).toBe('A piece');
      tap(b.element); // only looked at
      expect(targets.card?.info.title).toBe('B piece');
      touch(document.body, 'pointerdown');
      expect(targets.card).toBeNull();
      tap(a.element);
      expect(targets.card?.info.title).toBe('A piece');
      tap(a.element); // it is known by now
      expect(targets.card).toBeNull();
      expect(activate).toHaveBeenCalledTimes(3);
    });

    it('the card follows what a tap has changed, and does not stay over what was played', () => {
      const targets = new Targets();
      const a = put(targets, { key: 'a', info: { title: 'Before' } });
      tap(a.element);
      a.leave();
      const again = put(targets, { key: 'a', info: { title: 'After' } });
      expect(targets.card?.info.title).toBe('After');
      again.leave();
      put(targets, { key: 'a', active: false, info: { title: 'Played' } });
      expect(targets.card).toBeNull();
    });

    it('a long press shows any card and chooses nothing, without the menu of the browser', () => {
      vi.useFakeTimers();
      const targets = new Targets();
      const activate = vi.fn();
      const a = put(targets, { key: 'a', activate, info: { title: 'A piece' } });
      touch(a.element, 'pointerdown');
      vi.advanceTimersByTime(400);
      expect(targets.card).toBeNull();
      vi.advanceTimersByTime(100);
      expect(targets.card?.info.title).toBe('A piece');
      const menu = new Event('contextmenu', { cancelable: true });
      a.element.dispatchEvent(menu);
      expect(menu.defaultPrevented).toBe(true);
      touch(a.element, 'pointerup');
      a.element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      expect(activate).not.toHaveBeenCalled();
      expect(targets.card?.info.title).toBe('A piece');
      touch(document.body, 'pointerdown');
      touch(a.element, 'pointerdown');
      touch(a.element, 'pointermove', 30); // the page is scrolled
      vi.advanceTimersByTime(900);
      expect(targets.card).toBeNull();
      vi.useRealTimers();
    });
  });

  it('does nothing for a click that ended what was being shown: the target was none when the pointer went down', () => {
    const targets = new Targets();
    const activate = vi.fn();
    const a = put(targets, { key: 'a', active: false });
    a.element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    a.leave();
    targets.at({ key: 'a', x: 0, y: 0, label: 'a', active: true, activate })(a.element);
    a.element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(activate).not.toHaveBeenCalled();
    a.element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    a.element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(activate).toHaveBeenCalledOnce();
  });

  it('moves the focus on when its target goes away', async () => {
    const targets = new Targets();
    const a = put(targets, { key: 'a', x: 0 });
    const b = put(targets, { key: 'b', x: 1 });
    await settled();
    targets.focus('a');
    a.leave();
    a.element.remove();
    await settled();
    expect(document.activeElement).toBe(b.element);
  });
});
