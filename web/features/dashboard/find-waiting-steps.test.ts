import { expect, it } from 'vitest';
import { findWaitingSteps } from './find-waiting-steps.ts';

const nothing = { running: 0, appeals: 0, toMark: 0, toCheck: 0, toAccept: 0, toRelease: false };
const quiz = { quizCode: 'DEMO02', title: '', ...nothing };

it('describes waiting work in plain words, one click away', () => {
  const steps = findWaitingSteps({ ...quiz, running: 1, toMark: 96, toCheck: 8, toAccept: 2 });
  expect(steps.map(({ said, action }) => `${said} → ${action}`)).toEqual([
    '1 student at work → Watch',
    '96 answers to mark → Mark',
    '8 to check → Check',
    '2 marks to accept → Accept',
  ]);
  expect(steps[1]?.path).toBe('/view-quiz-responses?code=DEMO02');
});

it('asks for release only if nothing else is left to do', () => {
  expect(findWaitingSteps({ ...quiz, toRelease: true }).map(({ action }) => action)).toEqual([
    'Release',
  ]);
  expect(findWaitingSteps(quiz)).toEqual([]);
});
