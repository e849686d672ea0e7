import { describe, expect, it } from 'vitest';
import { emptyQuestion } from '../../../shared/question-content.ts';
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
    ...emptyQuestion,
    questionText: 'Why?',
    markSchemeAnswer: 'because (1)',
    maxMark: 2,
  } as const;
  expect(changedFields(before, before)).toEqual([]);
  expect(changedFields(before, { ...before, maxMark: 1, questionText: 'How?' })).toEqual([
    'questionText',
    'maxMark',
  ]);
});
