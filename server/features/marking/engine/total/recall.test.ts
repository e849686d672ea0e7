import { describe, expect, it } from 'vitest';
import { readAnswer } from '../match/answer.ts';
import { createQuestionPreparer, type PreparedQuestion } from '../prepare-scheme.ts';
import {
  createRecall,
  stemsOfAnswer,
  stemsOfQuestion,
  type Memory,
  type Recalled,
} from './recall.ts';

const prepare = createQuestionPreparer();

const question = (questionText: string, markSchemeAnswer: string): PreparedQuestion =>
  prepare({ id: 'one', questionText, markSchemeAnswer, userAnswer: '', maxMark: 2 });

const LIGHTHOUSE = question(
  'Explain how a lighthouse helps ships.',
  'the lamp is seen from far away (1)\nsailors know where the rocks are (1)',
);
const BREAD = question(
  'Explain why dough rises.',
  'yeast makes carbon dioxide (1)\nbubbles of gas are trapped (1)',
);

/** Returns a memory of questions, with answers and the share of marks that people gave them. */
function memoryOf(
  marked: readonly [PreparedQuestion, readonly (readonly [string, number])[]][],
): Memory {
  const stems = [
    ...new Set(
      marked.flatMap(([one, answers]) => [
        ...stemsOfQuestion(one),
        ...answers.flatMap(([text]) => stemsOfAnswer(readAnswer(text))),
      ]),
    ),
  ];
  const placeOf = (stem: string): number => stems.indexOf(stem);
  return {
    stems,
    questions: marked.map(([one, answers]) => ({
      stems: stemsOfQuestion(one).map(placeOf).join(' '),
      answers: answers
        .map(([text, share]) =>
          [share * 100, ...stemsOfAnswer(readAnswer(text)).map(placeOf)].join(' '),
        )
        .join('; '),
    })),
  };
}

const recall = createRecall(
  memoryOf([
    [
      LIGHTHOUSE,
      [
        ['The beam warns a captain in good time before the boat runs aground', 1],
        ['It is painted red and white so that it looks pretty', 0],
      ],
    ],
    [BREAD, [['The oven is hot', 0]]],
  ]),
);

const recalled = (asked: PreparedQuestion, said: string): Recalled =>
  recall(asked, readAnswer(said));

describe('marks that people gave to similar answers to similar questions', () => {
  const again = question(
    'Describe how lighthouses help ships at night.',
    'the lamp is seen far away (1)\nrocks are known to sailors (1)',
  );

  it('support an answer that says the same in words that are not in the scheme', () => {
    const warns = recalled(again, 'A captain is warned by the beam and does not run aground');
    expect(warns.marksOfLike).toBeGreaterThan(0.3);
  });

  it('count against an answer similar to one that earned nothing', () => {
    expect(recalled(again, 'Because it is pretty in red and white').marksOfLike).toBeLessThan(-0.3);
  });

  it('have no effect on an answer that is similar to none', () => {
    const { marksOfLike, likestAnswer } = recalled(again, 'My uncle lives in Leeds');
    expect(marksOfLike).toBe(0);
    expect(likestAnswer).toBe(0);
  });

  it('have no effect on a question on an unknown topic', () => {
    const unknown = question('Name a planet with rings.', 'Saturn (1)\nUranus (1)');
    const { likestQuestion, marksOfLike } = recalled(unknown, 'The beam warns a captain');
    expect(likestQuestion).toBeLessThan(0.1);
    expect(marksOfLike).toBe(0);
  });

  it('come with the similarity of the most similar question', () => {
    expect(recalled(BREAD, 'gas').likestQuestion).toBeCloseTo(1);
    expect(recalled(again, 'gas').likestQuestion).toBeGreaterThan(0.3);
  });

  it('have no effect on an empty answer, or with an empty memory', () => {
    expect(recalled(again, '').marksOfLike).toBe(0);
    expect(createRecall({ stems: [], questions: [] })(again, readAnswer('light'))).toEqual({
      likestQuestion: 0,
      marksOfLike: 0,
      likestAnswer: 0,
    });
  });
});
