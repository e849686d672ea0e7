import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../built-in-marker.ts';
import type { MarkedAnswer, MarkingTask } from '../marker.ts';

const marker = createBuiltInMarker();

/**
 * Single sentences for more marks than they have ideas: question, scheme, answers and what they may
 * get out of 5.
 */
const GRADED: readonly {
  question: string;
  scheme: string;
  answers: readonly (readonly [answer: string, least: number, most: number])[];
}[] = [
  {
    question: 'What is a firewall for?',
    scheme: 'To keep unwanted traffic from entering a network.',
    answers: [
      ['It keeps unwanted traffic from entering the network.', 5, 5],
      ['It keeps traffic that is not wanted from entering the network.', 3, 5],
      ['It stops unwanted traffic', 3, 5],
      ['it protects your network', 2, 4],
      ['It makes the computer faster.', 0, 2],
      ['I have no idea', 0, 0],
    ],
  },
  {
    question: 'Why did the harvest of 1846 fail in Ireland?',
    scheme: 'A fungus destroyed the potatoes on which most families lived.',
    answers: [
      ['A fungus destroyed the potatoes that most families lived on.', 5, 5],
      ['The potatoes were destroyed by a fungus', 4, 5],
      ['because of the potatoes', 2, 4],
      ['The English king was angry.', 0, 2],
    ],
  },
  {
    question: 'What does the treble clef tell a player?',
    scheme: 'Which line of the stave stands for the note G above middle C.',
    answers: [
      ['Which line of the stave is the note G above middle C', 5, 5],
      ['which note a line of the stave is', 2, 5],
      ['how loud to play', 0, 2],
    ],
  },
  {
    question: 'Explain the purpose of a trade union.',
    scheme: 'It bargains with employers on behalf of its members for better pay and conditions.',
    answers: [
      ['A union bargains with employers for its members to get better pay and conditions.', 5, 5],
      ['It bargains for better pay', 3, 5],
      ['workers join it', 0, 3],
      ['jkl asdf', 0, 0],
    ],
  },
  {
    question: 'What is an oxbow lake?',
    scheme: 'A curved lake left behind when a river cuts through the neck of a meander.',
    answers: [
      ['A curved lake that is left when the river cuts through the neck of the meander', 5, 5],
      ['when a river cuts through a meander', 3, 5],
      ['a lake', 0, 3],
      ['a mountain', 0, 0],
    ],
  },
  {
    question: 'What is a metaphor?',
    scheme: 'It describes one thing as if it were another, without like or as.',
    answers: [
      ['It describes a thing as if it were another without using like or as.', 5, 5],
      ['describing something as another thing', 3, 5],
      ['a rhyme', 0, 1],
    ],
  },
];

async function mark(task: Omit<MarkingTask, 'id' | 'maxMark'>, maxMark = 5): Promise<MarkedAnswer> {
  return marker.mark({ id: 'a', maxMark, ...task });
}

describe('one statement worth more marks than it has ideas', () => {
  it.each(
    GRADED.flatMap(({ question, scheme, answers }) =>
      answers.map(([answer, least, most]) => [answer, scheme, question, least, most] as const),
    ),
  )(
    'marks “%s” for “%s” within the expected range',
    async (userAnswer, markSchemeAnswer, questionText, least, most) => {
      const { markAwarded } = await mark({ questionText, markSchemeAnswer, userAnswer });
      expect(markAwarded).toBeGreaterThanOrEqual(least);
      expect(markAwarded).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    ['The price falls because supply grows.', 'The price rises because supply grows.'],
    ['Ice floats because it is less dense than water.', 'Ice floats because it is more dense.'],
    ['Copper conducts heat.', 'copper does not conduct heat'],
  ])('gives at most half the marks, and a flag, if “%s” is reversed', async (scheme, answer) => {
    const task = { questionText: 'Explain.', markSchemeAnswer: scheme, userAnswer: answer };
    const { markAwarded, analysis } = await mark(task, 6);
    expect(markAwarded).toBeLessThanOrEqual(3);
    expect(analysis.flags).toContain('doubt');
  });

  it('gives nothing to an answer with the opposite decision', async () => {
    const { markAwarded } = await mark({
      questionText: 'Is glass a conductor? Explain.',
      markSchemeAnswer: 'No, because its electrons cannot move.',
      userAnswer: 'Yes, because its electrons can move.',
    });
    expect(markAwarded).toBe(0);
  });

  it.each([4, 5, 6, 8, 10])(
    'never gives fewer marks when more is said, out of %d',
    async (maxMark) => {
      const scheme = 'A curved lake left behind when a river cuts through the neck of a meander.';
      const words = scheme.slice(0, -1).split(' ');
      const marks: number[] = [];
      for (let said = 1; said <= words.length; said += 1) {
        const userAnswer = words.slice(0, said).join(' ');
        const task = { questionText: 'What is this?', markSchemeAnswer: scheme, userAnswer };
        marks.push((await mark(task, maxMark)).markAwarded);
      }
      expect(marks).toEqual(marks.toSorted((a, b) => a - b));
      expect(marks.at(-1)).toBe(maxMark);
    },
  );
});
