import { describe, expect, it } from 'vitest';
import { createQuestionPreparer } from '../prepare-scheme.ts';

/**
 * Returns the points as a teacher sees them, each with its marks, and the most that they give
 * together.
 */
function pointsOf(markSchemeAnswer: string, maxMark: number) {
  const task = { id: 'one', questionText: 'Explain why the bridge is longer in summer.', maxMark };
  const { groups } = createQuestionPreparer()({ ...task, markSchemeAnswer, userAnswer: '' }).scheme;
  return {
    points: groups.flatMap(({ points }) => points.map(({ text, marks }) => `${text}: ${marks}`)),
    cap: groups[0]?.cap ?? null,
  };
}

const ROWS = ['steel expands', 'particles vibrate more', 'gaps between sections close'];
const EACH = ROWS.map((row) => `${row}: 1`);

describe('a table with the marks of all rows next to its first row', () => {
  it('has a point in each row that ends with a semicolon', () => {
    const table = [
      'Question\tAnswer\tMarks\tGuidance',
      `3(a)\t${ROWS[0]} ;\t3\tA gets longer`,
      `\t${ROWS[1]} ;\t\tR particles expand`,
      `\t${ROWS[2]} ;\t\tI cracks`,
    ];
    expect(pointsOf(table.join('\n'), 3).points).toEqual(EACH);
  });

  it('has a point in each numbered row, of which at most as many count as there are marks', () => {
    const table = [
      'Answer\tMark',
      `1 ${ROWS[0]}\t2`,
      `2 ${ROWS[1]}\t`,
      `3 ${ROWS[2]}\t`,
      '\t[max 2]',
    ];
    expect(pointsOf(table.join('\n'), 2)).toEqual({ points: EACH, cap: 2 });
  });

  it('counts no more points than its marks, even if it does not say so', () => {
    const table = ROWS.map((row, at) => `\t${row} ;\t${at === 0 ? 2 : ''}`);
    expect(pointsOf(table.join('\n'), 2)).toEqual({ points: EACH, cap: 2 });
  });

  it('counts a point whose row was broken', () => {
    const table = [
      'Answer\tMarks\tGuidance',
      `${ROWS[0]} ;\t2\tA grows`,
      'particles vibrate',
      `more ;\t\tR faster`,
      `${ROWS[2]} ;\tmax 2\t`,
    ];
    expect(pointsOf(table.join('\n'), 2).points).toHaveLength(3);
  });

  it('can have spaces instead of columns', () => {
    const table = [
      'Question   Expected answers              Marks   Guidance',
      `7  b       ${ROWS[0]} ;               3       A grows`,
      `           ${ROWS[1]} ;`,
      `           ${ROWS[2]} ;`,
    ];
    expect(pointsOf(table.join('\n'), 3).points).toEqual(EACH);
  });

  it('can have a point worth all marks if the lines below it are not points', () => {
    const table = [
      'Answer\tMark\tNotes',
      `${ROWS[0]} ;\t2\tA grows`,
      '\t\tI cracks',
      '\t\tR shrinks',
    ];
    expect(pointsOf(table.join('\n'), 2).points).toEqual([`${ROWS[0]}: 2`]);
  });

  it('is not assumed if every row has its own marks', () => {
    const table = [`\t${ROWS[0]} ;\t2`, `\t${ROWS[1]} ;\t1`];
    expect(pointsOf(table.join('\n'), 3).points).toEqual([`${ROWS[0]}: 2`, `${ROWS[1]}: 1`]);
  });
});
