import { describe, expect, it } from 'vitest';
import { chanceText, messageId, Texts } from './texts';

const texts = new Texts({
  'texts/en.ftl': `
seat-red = Red
toy-hook = Hook
    .genitive = Hook's
event-placed = { WORD($seat, "seat") } places { WORD($toy, "toy") }{ $covers ->
        [none] {""}
       *[other] , covering { WORD($covers, "toy", form: "genitive") }
    }{ $home ->
        [red] {" "}here
       *[other] {""}
    }.
event-found = { LIST($toys, "toy") }; { LIST($toys, type: "or") }; { LIST($toys, type: "unit") }
preview-shot = { CHANCE($odds) }: { JOIN($parts, "; ") } { $aimed }, { $spot-column }{ $spot-row }
part-loss = loses { NUMBER($points, minimumFractionDigits: 2) }
reason-asked = asked: { $prompt }
prompt-turn = Draw or place.
left = { $n } { $n ->
        [one] point
       *[other] points
    } left
`,
  'texts/de.ftl': 'seat-red = Rot\nevent-found = { LIST($toys, "toy") }',
});

describe('the texts of a game', () => {
  it('tell facts: words, nothing, whose side is below', () => {
    const placed = { kind: 'placed', seat: 'red', toy: 'hook', covers: null };
    expect(texts.tell('en', 'event', placed)).toBe('Red places Hook.');
    expect(texts.tell('en', 'event', { ...placed, covers: 'hook' } as never, 'red')).toBe("Red places Hook, covering Hook's here.");
  });

  it('tell lists, chances, parts and plain objects', () => {
    const toys = ['hook', 'x', 'y'];
    expect(texts.tell('en', 'event', { kind: 'found', toys } as never)).toBe('Hook, x, and y; hook, x, or y; hook, x, y');
    expect(texts.tell('de', 'event', { kind: 'found', toys } as never)).toBe('Hook, x und y');
    const shot = { kind: 'shot', odds: 0.125, parts: [{ kind: 'loss', points: 1.5 }], aimed: true, spot: { column: 'c', row: 2 } };
    expect(texts.tell('en', 'preview', shot)).toBe('13 %: loses 1.50 true, c2');
    expect(texts.tell('en', 'reason', { kind: 'asked', prompt: { kind: 'turn' } } as never)).toBe('asked: Draw or place.');
  });

  it('say what a key means with values put in, in English where the language lacks it', () => {
    expect([1, 2].map((n) => texts.say('de', 'left', { n }))).toEqual(['1 point left', '2 points left']);
    expect(texts.say('de', 'seat.red')).toBe('Rot');
    expect(texts.say('en', 'nothing.there')).toBe('nothing.there');
    expect(texts.find('en', 'nothing.there')).toBeNull();
    expect(messageId('option.zone.north gate')).toBe('option-zone-north-gate');
  });

  it('tell what has no message by its own sentence, or read it from its name', () => {
    const problems: Error[] = [];
    expect(texts.tell('en', 'prompt', { kind: 'said', text: 'Go on.' }, undefined, problems)).toBe('Go on.');
    expect(problems).toEqual([]);
    expect(texts.tell('en', 'event', { kind: 'fell-over', from: 'b7', by: 2 } as never, undefined, problems)).toBe('Fell over: b7, 2');
    expect(problems).toHaveLength(1);
  });
});

describe('a chance', () => {
  it('is finer at both ends', () => {
    const said = [0, 1, 0.0004, 0.99999, 0.055, 0.05, 0.69].map((odds) => chanceText(odds, 'de'));
    expect(said).toEqual(['0 %', '100 %', '<0,1 %', '>99,9 %', '5,5 %', '5 %', '69 %']);
  });
});
