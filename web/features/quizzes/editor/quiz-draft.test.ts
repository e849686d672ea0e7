import { describe, expect, it } from 'vitest';
import { MAX_TIME_LIMIT_SECONDS } from '../../../../shared/business-rules.ts';
import { pick } from '../../../../shared/pick.ts';
import { askedFields, emptyQuestion } from '../../../../shared/question-content.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { type QuizDraft, toQuizDraft } from './quiz-checks.ts';
import {
  changedSettings,
  emptyFields,
  isEmptyDraft,
  quizDraft,
  toMinutes,
  toSeconds,
  withNewest,
} from './quiz-draft.ts';

const draft: QuizDraft = {
  fields: { ...emptyFields, title: 'Cells', minutes: '7.' },
  questions: [
    {
      ...pick(emptyQuestion, askedFields),
      id: 'q-1',
      questionText: 'What is diffusion?',
      textBoxSize: 'small',
      maxMark: 2,
      specCode: '4.1.3',
    },
  ],
};

describe('the draft of a quiz', () => {
  it('comes back as it was left, only for the same person', () => {
    const store = memoryStore();
    quizDraft('ada', store).write(draft);
    expect(toQuizDraft(quizDraft('ada', store).read())).toEqual(draft);
    expect(toQuizDraft(quizDraft('ben', store).read())).toBeNull();
  });

  it('can be restored from a release whose questions had fewer fields', () => {
    const store = memoryStore();
    const questions = draft.questions.map(({ textBoxSize: _, ...question }) => question);
    store.setItem('greenpen.quiz-draft.ada', JSON.stringify({ ...draft, questions }));
    expect(toQuizDraft(quizDraft('ada', store).read())?.questions[0]?.textBoxSize).toBe('medium');
  });

  it('is deleted once nothing is entered any more', () => {
    const store = memoryStore();
    quizDraft('ada', store).write(draft);
    quizDraft('ada', store).write({ fields: emptyFields, questions: [] });
    expect(store.entries.size).toBe(0);
  });

  it.each(['', 'no JSON', '{}', '{"fields":{},"questions":[]}', '[1]'])(
    'does not exist if %j was stored',
    (text) => {
      const store = memoryStore();
      quizDraft('ada', store).write(draft);
      store.setItem('greenpen.quiz-draft.ada', text);
      expect(toQuizDraft(quizDraft('ada', store).read())).toBeNull();
    },
  );

  it('is empty if it contains only blanks', () => {
    expect(isEmptyDraft({ fields: { ...emptyFields, title: '  ' }, questions: [] })).toBe(true);
    expect(isEmptyDraft(draft)).toBe(false);
  });
});

describe('the settings of a quiz on an outdated screen', () => {
  const before = {
    ...emptyFields,
    title: 'Cells',
    minutes: '10',
    resultsRelease: 'as-marked',
  } as const;
  const now = { ...before, resultsRelease: 'when-released' } as const;

  it('are sent only if someone has changed them there', () => {
    expect(changedSettings({ ...before, title: 'Plant cells' }, before)).toEqual({
      title: 'Plant cells',
    });
    expect(changedSettings({ ...before, minutes: '10.0' }, before)).toEqual({});
    expect(changedSettings({ ...before, minutes: '12', attempts: '3' }, before)).toEqual({
      defaultTimeLimit: 720,
      attemptsAllowed: 3,
    });
  });

  it('follow the quiz, except for those being changed', () => {
    expect(withNewest({ ...before, title: 'Plant cells' }, before, now)).toEqual({
      ...now,
      title: 'Plant cells',
    });
  });
});

it('reads every time limit back from the minutes shown for it', () => {
  expect([60, 90, 100, 450].map(toMinutes)).toEqual(['1', '1.5', '1.67', '7.5']);
  const limits = Array.from({ length: MAX_TIME_LIMIT_SECONDS }, (_, index) => index + 1);
  expect(limits.filter((seconds) => toSeconds(toMinutes(seconds)) !== seconds)).toEqual([]);
});
