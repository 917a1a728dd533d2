import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import starts from '../starts/combat-protocols.json';
import { markersAfter, readPreview } from './foretell';
import { airBox, layoutOf, line, neighbour, square, usedStarts } from './geometry';
import { foretell, phrase, prompt, sentence, words } from './words';

type View = Schemas['CombatProtocolsView'];
const boards = starts.board as unknown as Record<string, View>;
const start = boards['air-space'] as View;

describe('the preview of an action', () => {
  it('is read back into figures', () => {
    expect(readPreview('')).toBeNull();
    const found = readPreview('a Battery Drain takes 1 power; the Engine turns the Heat marker; 4 to the end of the Heat Track');
    expect(found).toMatchObject({ room: 4, turns: true, spent: 1, isDrained: true, charges: false, isLost: null, wins: false });
    expect(readPreview('overheats: lost')).toMatchObject({ isLost: 'heat', room: null });
    expect(readPreview('the Battery Drain takes the last power: lost')).toMatchObject({ isLost: 'power', isDrained: true });
    expect(readPreview('costs the last power: lost')).toMatchObject({ isLost: 'power', spent: 1 });
    expect(readPreview('the last machine leaves: the drill is flown')).toMatchObject({ wins: true });
  });

  it('says where the markers will be', () => {
    const markers = { heat: { length: 7, marker: 3, pointing: 'up' }, power: { length: 4, marker: 2 } };
    expect(markersAfter(markers, readPreview('3 to the end of the Heat Track'))).toEqual({ heat: { marker: 4, pointing: 'up' }, power: null });
    expect(markersAfter(markers, readPreview('the Engine turns the Heat marker; 3 to the end of the Heat Track'))).toEqual({ heat: { marker: 4, pointing: 'down' }, power: null });
    expect(markersAfter(markers, readPreview('the Charger gives back 1 power; 3 to the end of the Heat Track'))?.power).toBe(1);
    expect(markersAfter(markers, readPreview('costs 1 power'))).toEqual({ heat: null, power: 3 });
    expect(markersAfter(markers, readPreview('overheats: lost'))?.heat).toEqual({ marker: 7, pointing: 'up' });
    expect(markersAfter(markers, null)).toBeNull();
  });

  it('is said in both languages', () => {
    expect(foretell('the Charger gives back 1 power; 3 to the end of the Heat Track', 'en')).toBe('The Charger gives back 1 power. Then 3 to the end of the Heat Track.');
    expect(foretell('overheats: lost', 'de')).toBe('Überhitzt: verloren!');
    expect(foretell('', 'en')).toBe('');
  });
});

describe('the picture', () => {
  it('knows squares and borders', () => {
    expect(square('b2')).toEqual({ x: 150, y: 150 });
    expect(line('a1-b1')).toEqual({ x: 100, y: 50, isUpright: true });
    expect(line('a1-a2')).toEqual({ x: 50, y: 100, isUpright: false });
    expect(neighbour('b2', 'west')).toBe('a2');
  });

  it('holds everything, on every board and in every width', () => {
    for (const view of Object.values(boards)) {
      for (const [width, height] of [[360, 0], [360, 560], [900, 700], [1600, 500]] as const) {
        const { box, panel, tracks, tracksWidth } = layoutOf(view, width, height);
        const air = airBox(view);
        for (const [x, y] of [[air.x, air.y], [air.x + air.width, air.y + air.height], [panel.x, panel.y], [panel.x + 186, panel.y + 186], [tracks.x, tracks.y], [tracks.x + tracksWidth, tracks.y + 180]] as const) {
          expect(x).toBeGreaterThanOrEqual(box.x);
          expect(x).toBeLessThanOrEqual(box.x + box.width);
          expect(y).toBeGreaterThanOrEqual(box.y);
          expect(y).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
    expect(usedStarts(start).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('the words', () => {
  const action = (structure: Record<string, unknown>) => ({ id: 0, text: '', preview: '', structure }) as unknown as LegalAction;
  it('name actions', () => {
    expect(phrase(action({ kind: 'enter', start: 2 }), start as unknown as GameView, 'en')).toBe('Bring machine 2 in at b2');
    expect(phrase(action({ kind: 'turn', cell: 'nw', square: 'b2', turn: 'around' }), start as unknown as GameView, 'de')).toBe('b2 ganz herum drehen (oben links)');
    expect(prompt(start as unknown as GameView, 'de')).toBe(words.de['prompt.fly']);
  });
  it('tell events', () => {
    const event = { kind: 'moved', ply: 1, text: '', machine: 4, origin: 'a1', target: 'gone', drained: false, engine: false, charged: false, heat: 3, power: 1 };
    expect(sentence(event as GameEvent, 'en')).toBe('Machine 4 leaves the board from a1.');
    expect(sentence({ ...event, target: 'b1', drained: true, charged: true } as GameEvent, 'de')).toBe('Maschine 4 fliegt von a1 nach b1 durch einen Stromfresser; die Ladestation gibt 1 Strom zurück.');
  });
});
