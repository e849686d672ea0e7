import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const pointsOf = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ points }) => points.map(({ text: said }) => said));

const wide = (text: string): string[] => text.trim().split(/\n\s*/);

describe('long lines without bullets', () => {
  it.each([
    `the sea wears the foot of the cliff away by abrasion and by hydraulic action
     a notch is cut and the rock above it hangs over with nothing below it
     the rock falls down under its weight and the waves carry it off, so that the cliff steps back a little further`,
    `stir the warm acid and add the powder a little at a time, until some is left
     filter it to take away the powder that is left at the bottom of the beaker
     heat the solution in a basin until half of it has gone or crystals form on a glass rod that is dipped in`,
  ])('are separate points if the line above had room for their first word: %#', (text) => {
    expect(pointsOf(text, 3)).toEqual(wide(text));
  });

  it('continue the line above if it had no room', () => {
    const points = pointsOf(
      `the sea wears the foot of the cliff away by abrasion and by hydraulic action
every winter, so that a notch is cut
the rock above falls down because nothing holds it up any longer in storms, which
makes the cliff step back`,
      2,
    );
    expect(points).toHaveLength(2);
  });
});
