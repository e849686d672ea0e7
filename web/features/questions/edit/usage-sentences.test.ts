import { describe, expect, it } from 'vitest';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { changedFields, usageSentences } from './usage-sentences.ts';

describe('usageSentences', () => {
  it('says nothing about a question that is not in use', () => {
    expect(usageSentences({ kind: 'text', usage: { quizzes: 0, answers: 0 } })).toEqual([]);
  });

  it('counts quizzes and answers', () => {
    const usage = { quizzes: 1, answers: 1_200 };
    const [quizzes, answers, ...others] = usageSentences({ kind: 'text', usage });
    expect(quizzes).toContain('in 1 quiz,');
    expect(answers).toContain('1,200 answers');
    expect(others).toEqual([]);
  });

  it('says that chosen options cannot be reworded', () => {
    const usage = { quizzes: 1, answers: 1 };
    expect(usageSentences({ kind: 'matching', usage }).at(-1)).toContain('cannot be reworded');
  });
});

it('changedFields names the fields that differ', () => {
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
