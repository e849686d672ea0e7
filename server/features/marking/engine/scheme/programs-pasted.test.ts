import { describe, expect, it } from 'vitest';
import { createQuestionPreparer } from '../prepare-scheme.ts';

/**
 * Returns the points of a scheme with their kinds and marks, after the whole question is prepared.
 */
function pointsOf(questionText: string, markSchemeAnswer: string, maxMark: number): string[] {
  const prepare = createQuestionPreparer();
  const { scheme } = prepare({ id: '', questionText, markSchemeAnswer, userAnswer: '', maxMark });
  return scheme.groups.flatMap(({ points }) =>
    points.map(({ kind, marks, text }) => `${kind} ${marks}: ${text}`),
  );
}

const PROGRAM = 'Write an algorithm that works out what a taxi costs.';

describe('the reader of pasted schemes for programs and queries', () => {
  it.each([
    ['or more', 4],
    ['or over', 3],
    ['or fewer', 3],
    ['or less', 2],
  ])('does not read the bound "%s" as a mark with a remark', (bound, figure) => {
    expect(
      pointsOf(
        PROGRAM,
        `1 mark for input of the distance and of the passengers\n1 mark for the surcharge only when ${figure} ${bound}\n1 mark for output of the cost`,
        figure,
      ),
    ).toEqual([
      'code 1: input of the distance and of the passengers',
      `code 1: the surcharge only when ${figure} ${bound}`,
      'code 1: output of the cost',
    ]);
  });

  it.each(['Flowcharts acceptable.', 'Minor syntax slips permitted', 'Pseudocode is fine.'])(
    'reads "%s" as a remark to the marker',
    (remark) => {
      expect(
        pointsOf(
          PROGRAM,
          `1 mark for input of the distance\n1 mark for output of the cost\n\nIgnore missing casts to int. Condone = for ==. ${remark}`,
          2,
        ),
      ).toEqual(['code 1: input of the distance', 'code 1: output of the cost']);
    },
  );

  it('drops a question label such as "7 c" with a space in it', () => {
    expect(
      pointsOf(
        'Write an SQL statement that shows the titles of all films from 1999.',
        '7 c    SELECT Title \t(1)\n       FROM Film \t(1)\n       WHERE Released = 1999 \t(1)',
        3,
      ),
    ).toEqual(['code 1: SELECT Title', 'code 1: FROM Film', 'code 1: WHERE Released = 1999']);
  });

  it('reads a clause as code, even if the question asks for an order', () => {
    expect(
      pointsOf(
        'Write an SQL query to show the titles and years of all films in order of year.',
        'SELECT Title, Released (1)\nFROM Film (1)\nORDER BY Released, Title (1)',
        3,
      ),
    ).toEqual([
      'code 1: SELECT Title, Released',
      'code 1: FROM Film',
      'code 1: ORDER BY Released, Title',
    ]);
  });

  it('reads a single figure between lettered marks as their total', () => {
    expect(
      pointsOf(
        PROGRAM,
        'Qu\tMarking guidance\tTotal marks\n5\tMark A for inputting the distance;\nMark B for a loop;\n3\nMark C for outputting the cost after the loop;',
        3,
      ),
    ).toEqual([
      'code 1: inputting the distance',
      'code 1: a loop',
      'code 1: outputting the cost after the loop',
    ]);
  });

  it('reads a letter with a full stop among such letters as accepted wording', () => {
    expect(
      pointsOf(
        PROGRAM,
        'Qu\tPt\tMarking guidance\tTotal marks\n12\t\t2 marks for AO3 (program)\nMark A for inputting the distance;\nMark B for a loop that ends at 0;\n\nI. Case\nI. Messages or no messages with output\nR. FOR loop for mark B\nA. while True with break\nMax 1 if nothing is output\n\t2',
        2,
      ),
    ).toEqual(['code 1: inputting the distance', 'code 1: a loop that ends at 0']);
  });
});
