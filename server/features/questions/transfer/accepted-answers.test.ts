import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../../marking/engine/built-in-marker.ts';
import { answersScheme } from './accepted-answers.ts';

const marker = createBuiltInMarker();
const markOf = async (markSchemeAnswer: string, userAnswer: string) => {
  const task = { id: '1', questionText: 'What is it?', markSchemeAnswer, maxMark: 2, userAnswer };
  return (await marker.mark(task)).markAwarded;
};

describe('the mark scheme made from a question’s accepted answers', () => {
  it('can be used by the marker', async () => {
    const { markScheme } = answersScheme(
      [
        { text: 'newton', percent: 100 },
        { text: 'dyne', percent: 50 },
      ],
      2,
    );
    expect(markScheme).toBe('newton (2)\naccept dyne for 1 mark');
    expect(await markOf(markScheme, 'newton')).toBe(2);
    expect(await markOf(markScheme, 'metre')).toBe(0);
  });

  it('reports answers that it cannot include', () => {
    const answers = [
      { text: 'a', percent: 100 },
      { text: 'b', percent: 33.333 },
      { text: 'c', percent: 0 },
      { text: '*', percent: 0 },
    ];
    expect(answersScheme(answers, 2).losses).toEqual([
      'The answer “b”, which earned 33.333% of the marks, was left out: marks are whole numbers here.',
      'The answer “c”, which earned nothing, was left out of the mark scheme.',
    ]);
  });
});
