import { expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';

const marker = createBuiltInMarker();

/** Schemes as they look when pasted, with an answer and its mark. */
const CASES: readonly [string, string, string, string, number, number][] = [
  [
    'the accepted column of a table without an answer column',
    'Lee: «Juan va al cine los martes con su tía.» (i) Where does Juan go? (ii) Who with?',
    '\tAccept\tReject\tMark\n(i)\tcinema / pictures\ttheatre\t1\n(ii)\t(his) aunt\tuncle\t1',
    'the cinema, with his aunt',
    2,
    2,
  ],
  [
    'a translation next to the source text, with single spaces',
    'Translate into English: El sábado pasado mi primo compró un coche nuevo.',
    'El sábado pasado Last Saturday 1\nmi primo compró my cousin bought 1\nun coche nuevo a new car 1',
    'Last Saturday my cousin buys a new car.',
    3,
    2,
  ],
  [
    'a letter between words, with single spaces',
    'Name the process in which a liquid becomes a gas below its boiling point.',
    'evaporation R boiling alone / sublimation 1 AO1',
    'sublimation',
    1,
    0,
  ],
  [
    'a segment that begins with I',
    'Translate into English: Fui al mercado con mi tía.',
    'I went to the market [1]\tA: shops; R: I go\nwith my aunt [1]\tR: uncle',
    'I went to the market with my uncle',
    2,
    1,
  ],
  [
    'a formula among points that are expressed in the same sentence',
    'Explain why a sharp knife cuts better than a blunt one.',
    'any three from:\nMP1. the area of the edge is smaller\nMP2. the pressure is greater\nMP3. p = F/A\nMP4. the knife needs less effort',
    'The area of the edge is smaller and p = F/A so the pressure is greater',
    3,
    3,
  ],
  [
    'columns separated by spaces that earn a mark each',
    'Give two uses of salt in food, with a food for each.',
    'Use                  Example        Mark\npreserving           bacon          1+1\nseasoning            crisps         1+1\ncontrolling yeast    bread          1+1\nMax 4',
    'preserving bacon and seasoning crisps',
    4,
    4,
  ],
  [
    'figures of several parts that do not depend on each other',
    '(a) Convert 0101 to denary. (b) Convert F to denary. (c) How many bits are in a byte?',
    '(a) 5\n(b) 15\n(c) 8',
    '(a) 6 (b) 14 (c) 8',
    3,
    1,
  ],
  [
    'a sign that can be left out',
    'Calculate the percentage change from 8.0 to 9.2.',
    '(9.2 – 8.0) ÷ 8.0 × 100 [1]\n(+)15 (%) [1]',
    '15%',
    2,
    2,
  ],
  [
    'a unit within a sentence',
    'State the two quantities that give density, and its unit.',
    'mass and volume (1)\nkg/m³ (1) accept g/cm³',
    'You need the mass and the volume. The unit is g/cm³',
    2,
    2,
  ],
  [
    'a salt instead of the required ion',
    'Name the ion that gives a white precipitate with silver nitrate.',
    'chloride\t1\tdo not accept chlorine',
    'sodium chloride',
    1,
    0,
  ],
  [
    'a figure that is rejected with a percent sign',
    'Calculate the income elasticity of demand: income rises by 10%, demand by 15%.',
    '1.5 (1)\nDo not accept 1.5%',
    '1.5%',
    1,
    0,
  ],
];

it.each(CASES)(
  'the marker reads %s',
  async (_, questionText, markSchemeAnswer, userAnswer, maxMark, mark) => {
    const task = { id: 'a', questionText, markSchemeAnswer, userAnswer, maxMark };
    expect((await marker.mark(task)).markAwarded).toBe(mark);
  },
);
