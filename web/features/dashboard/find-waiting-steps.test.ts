import { expect, it } from 'vitest';
import { findWaitingSteps } from './find-waiting-steps.ts';

const nothing = { running: 0, appeals: 0, toMark: 0, toCheck: 0, toAccept: 0, toRelease: false };
const quiz = { quizCode: 'DEMO02', title: '', ...nothing };

it('says what waits in plain words, with one click to it', () => {
  const steps = findWaitingSteps({ ...quiz, running: 1, toMark: 96, toCheck: 8, toAccept: 2 });
  expect(steps.map(({ said, action }) => `${said} → ${action}`)).toEqual([
    '1 student at work → Watch',
    '96 answers to mark → Mark',
    '8 to check → Check',
    '2 marks to accept → Accept',
  ]);
  expect(steps[1]?.path).toBe('/view-quiz-responses?code=DEMO02');
});

it('asks for the release only where that is what is left', () => {
  expect(findWaitingSteps({ ...quiz, toRelease: true }).map(({ action }) => action)).toEqual([
    'Release',
  ]);
  expect(findWaitingSteps(quiz)).toEqual([]);
});
