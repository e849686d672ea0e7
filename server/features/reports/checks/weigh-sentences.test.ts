import { describe, expect, it } from 'vitest';
import { isLikelyOfLesson, sentencesOf, weighSentence } from './weigh-sentences.ts';

const of = (own: string, taught = 'Maths') => ({ own, taught });

/** None of these sentences was used in fitting. */
describe('sentences that read as if they should stay in school', () => {
  it.each([
    'Kit asked to stay behind until his uncle had gone to bed.',
    'Kit must not be told when his dad rings the office.',
    'His mum cannot find the bus fare every morning.',
    'He is calmer on the days when he has been to see the nurse for his dose.',
  ])('are found, and the words that tell: %s', (sentence) => {
    const found = weighSentence(sentence, of('Kit Dale'));
    expect(found).toHaveLength(1);
    expect(sentence).toContain(found[0]?.words);
  });

  it.each([
    ['Kit explains how the heart pumps blood round the body.', 'Biology'],
    ['Use a ruler for graphs and show each step.', 'Maths'],
    ['Writes with feeling about grief in the poems of Owen.', 'English'],
    ['Knows why Muslims fast in Ramadan and can compare it with Lent.', 'RE'],
    ['Works hard in lessons and revises each week.', 'French'],
  ])('are distinguished from others: %s', (sentence, taught) => {
    expect(weighSentence(sentence, of('Kit Dale', taught))).toEqual([]);
  });

  it('are judged as if a pronoun replaced the student’s name', () => {
    const said = 'lives with an aunt since the funeral.';
    const [named] = weighSentence(`Grace ${said}`, of('Grace Hall'));
    const [plain] = weighSentence(`They ${said}`, of('Grace Hall'));
    expect([named?.kind, plain?.kind]).toEqual(['family', 'family']);
  });

  it('with a listed word are let through if they are about a lesson, and only then', () => {
    const lesson = 'Understands drugs and alcohol and wrote a good essay on the topic.';
    const student = 'She came in smelling of alcohol again.';
    expect(isLikelyOfLesson(lesson, 'health', of('Jo', 'Science'))).toBe(true);
    expect(isLikelyOfLesson(student, 'safety', of('Jo', 'Science'))).toBe(false);
  });

  it('do not include the headings above them', () => {
    expect(sentencesOf('Strengths\nReads well. Asks why.\n\nNext steps\nRevise.')).toEqual([
      'Reads well.',
      'Asks why.',
      'Revise.',
    ]);
  });
});
