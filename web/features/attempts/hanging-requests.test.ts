// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import { describeStart, startAttempt } from './enter/open-attempt.ts';
import { submitAttempt, submitKept } from './finish/submit-attempt.ts';
import { pendingSavesKey } from './answer-sync/pending-saves.ts';
import { setUp } from './testing/set-up-sync.ts';

const attempt = { quizCode: 'ABC123', userId: 'u1', startedAt: '2026-03-02T08:30:00.000Z' };
let timeIsOver: AbortController;

beforeEach(() => {
  timeIsOver = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeIsOver.signal);
  // Simulates a network that swallows requests.
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    return new Promise((_, reject) => {
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp);
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['a submission', () => submitAttempt(attempt, setUp().sync, 'submitted')],
  ['a submission when time is up', () => submitAttempt(attempt, setUp().sync, 'time-up')],
  ['a submission of kept words', () => submitKept(attempt)],
  ['a request to open a quiz', () => startAttempt(attempt.quizCode, attempt.userId)],
  ['a request to describe a quiz before its start', () => describeStart(attempt.quizCode)],
])('gives up on %s that hangs, so that it can be tried again', async (_, call) => {
  const typed = { at: '2026-03-02T09:00:00.000Z', stamp: 'signed' };
  const kept = { questionId: 'q1', answer: 'oxygen', isSaved: false, revision: 1, typed };
  localStorage.setItem(pendingSavesKey(attempt.quizCode, attempt.userId), JSON.stringify([kept]));
  const calling = call();
  timeIsOver.abort(new DOMException('The time is over.', 'TimeoutError'));
  await expect(calling).rejects.toHaveProperty('name', 'TimeoutError');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(ANSWER_REQUEST_TIMEOUT_MS);
});
