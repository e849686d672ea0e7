import { describe, expect, it } from 'vitest';
import { readScheme } from '../engine/scheme/read-scheme.ts';
import { placeSchemeLine } from './place-scheme-line.ts';
import { removeSchemeLine, type SchemeLine } from './scheme-line.ts';

const scheme =
  'light is absorbed (1)\n\nby chlorophyll (1)\naccept: the green pigment\nwater splits (1)';
const pointsOf = (text: string, maxMark: number) =>
  readScheme(text, maxMark).groups.flatMap(({ points }) => points);

const place = (before: string, maxMark: number, added: SchemeLine) =>
  placeSchemeLine({ scheme: before, maxMark, added });

describe('adding a line to a mark scheme', () => {
  it('adds to the last point if no point is named', () => {
    expect(place('oxygen (1)', 1, { kind: 'accept', line: 'O2' })).toBe('oxygen (1)\naccept: O2');
  });

  it('puts the line with the point that it is about, below existing lines', () => {
    const line = { kind: 'reject', line: 'chloroplast', point: 'by chlorophyll' } as const;
    const taught = place(scheme, 3, line);
    expect(taught.split('\n')).toEqual([
      'light is absorbed (1)',
      '',
      'by chlorophyll (1)',
      'accept: the green pigment',
      'reject: chloroplast',
      'water splits (1)',
    ]);
    expect(pointsOf(taught, 3).map(({ rejected }) => rejected)).toEqual([[], ['chloroplast'], []]);
  });

  it('can be reversed to give the original scheme, wherever the line was', () => {
    const lines = [
      [scheme, 3, { kind: 'reject', line: 'chloroplast', point: 'by chlorophyll' }],
      [scheme, 3, { kind: 'accept', line: '11.0 g', point: 'light is absorbed' }],
      ['Any two from: light; water; warmth', 2, { kind: 'accept', line: 'sun', point: 'light' }],
    ] as const;
    for (const [before, maxMark, line] of lines) {
      const taught = place(before, maxMark, line);
      expect(taught).not.toBe(before);
      expect(removeSchemeLine(taught, line)).toBe(before);
    }
  });

  it('adds to the same line if several points share one', () => {
    const line = { kind: 'accept', line: 'sunshine', point: 'light' } as const;
    const taught = place('Any two from: light; water; warmth', 2, line);
    const [light, water, warmth] = pointsOf(taught, 2);
    expect([...(light?.statements ?? []), ...(light?.standIns ?? [])]).toContain('sunshine');
    expect([water?.text, warmth?.text]).toEqual(['water', 'warmth']);
    expect(readScheme(taught, 2).groups).toHaveLength(1);
  });

  it('keeps the points of a scheme whose points are sentences', () => {
    const sentences = 'The light is absorbed. The water is split.';
    for (const kind of ['accept', 'reject', 'note'] as const) {
      const taught = place(sentences, 2, { kind, line: 'energy of the sun' });
      expect(pointsOf(taught, 2).map(({ text }) => text)).toEqual(
        pointsOf(sentences, 2).map(({ text }) => text),
      );
    }
  });

  it('writes a note as a note, whatever it says', () => {
    const taught = place(scheme, 3, { kind: 'note', line: 'accept: anything sensible' });
    expect(taught).toContain('note: anything sensible');
    expect(pointsOf(taught, 3)).toEqual(pointsOf(scheme, 3));
  });

  it('does not repeat the keyword that the teacher wrote', () => {
    const line = { kind: 'accept', line: ' Accept:  CO2\nor carbon  dioxide ' } as const;
    expect(place('the gas (1)', 1, line)).toBe('the gas (1)\naccept: CO2 or carbon dioxide');
  });

  it('makes the line the whole text of a scheme that is an image', () => {
    expect(place('', 1, { kind: 'accept', line: 'oxygen' })).toBe('\naccept: oxygen');
  });
});
