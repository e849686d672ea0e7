import { describe, expect, it } from 'vitest';
import { changedFields, usageSentences } from './usage-sentences.ts';

describe('usageSentences', () => {
  it('says nothing of a question that is not in use', () => {
    expect(usageSentences({ quizzes: 0, answers: 0 })).toEqual([]);
  });

  it('counts quizzes and answers', () => {
    const [quizzes, answers] = usageSentences({ quizzes: 1, answers: 1_200 });
    expect(quizzes).toContain('in 1 quiz,');
    expect(answers).toContain('1,200 answers');
  });
});

it('changedFields names what differs', () => {
  const before = {
    questionText: 'Why?',
    markSchemeAnswer: 'because (1)',
    synonyms: '',
    maxMark: 2,
    topic: 'T',
    subject: 'S',
    level: 'L',
    specCode: 'C',
    textBoxSize: 'medium',
    questionImageURL: null,
    markSchemeImageURL: null,
  } as const;
  expect(changedFields(before, before)).toEqual([]);
  expect(changedFields(before, { ...before, maxMark: 1, questionText: 'How?' })).toEqual([
    'Question',
    'Max Mark',
  ]);
});
