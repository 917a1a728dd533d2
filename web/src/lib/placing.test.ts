import { describe, expect, it } from 'vitest';
import { placeCard } from './placing';

const screen = { width: 1000, height: 800 };
const card = { width: 200, height: 100 };
const piece = { left: 500, top: 400, right: 540, bottom: 440 };

describe('the card beside a piece', () => {
  it('is above it where nothing matters', () => {
    expect(placeCard(card, piece, [], screen)).toEqual({ left: 420, top: 290 });
  });

  it('leaves what matters uncovered', () => {
    const above = { left: 510, top: 300, right: 530, bottom: 320 };
    expect(placeCard(card, piece, [above], screen)).toEqual({ left: 420, top: 450 });
  });

  it('stays inside the window, and off the piece', () => {
    expect(placeCard(card, { left: 0, top: 0, right: 40, bottom: 40 }, [], screen)).toEqual({ left: 10, top: 50 });
  });

  it('covers spaces rather than words', () => {
    const spaces = Array.from({ length: 98 }, (_, i) => 4 * i).map((top) => ({ left: 430, top, right: 610, bottom: top + 2 }));
    const around = [
      { left: 0, top: 395, right: 1000, bottom: 800 },
      { left: 0, top: 0, right: 400, bottom: 395 },
      { left: 640, top: 0, right: 1000, bottom: 395 },
    ];
    expect(placeCard(card, piece, spaces, screen, around)).toEqual({ left: 420, top: 290 });
  });

  it('covers as little as it can where nothing is free', () => {
    const all = [{ left: 0, top: 0, right: 1000, bottom: 800 }];
    const twice = { left: 420, top: 290, right: 620, bottom: 390 };
    expect(placeCard(card, piece, [...all, twice], screen)).toEqual({ left: 420, top: 450 });
  });
});
