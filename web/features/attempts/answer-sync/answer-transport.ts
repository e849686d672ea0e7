import { ORPCError, safe } from '@orpc/client';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { Attempt } from '../../../../shared/contract/attempts.ts';
import { client } from '../../../api/client.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import type { AnswerWrite, WriteOutcome } from './answer-record.ts';
import type { AnswerTransport } from './answer-sync.ts';

/**
 * Identifies a student's attempt at a quiz. Every request names the student, so that no answer is
 * stored for someone else.
 */
export type OwnAttempt = Pick<Attempt, 'quizCode' | 'userId'>;

/** Identifies one attempt, by its start, among those that the student may make. */
export type StartedAttempt = OwnAttempt & Pick<Attempt, 'startedAt'>;

/**
 * Statuses after which a retry may well succeed: signed out, timeout, too early, too many requests.
 */
const passingStatuses = new Set([401, 408, 425, 429]);

function isPassing(error: unknown): boolean {
  if (!(error instanceof ORPCError)) return true;
  return error.status >= 500 || passingStatuses.has(error.status);
}

async function send(
  attempt: StartedAttempt,
  { typed: _, ...write }: AnswerWrite,
): Promise<WriteOutcome> {
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const call = client.attempts.saveAnswer({ ...attempt, ...write }, { signal });
  const { error, isDefined } = await safe(call);
  if (error === null) return { kind: 'stored' };
  if (isDefined && error.code === 'ATTEMPT_OVER') return { kind: 'over' };
  if (isDefined && error.code === 'WRONG_STUDENT') return { kind: 'wrong-student' };
  if (isDefined && error.code === 'ANSWER_SUPERSEDED') {
    return { kind: 'superseded', stored: error.data };
  }
  return { kind: isPassing(error) ? 'unreachable' : 'refused' };
}

/** Sends with `keepalive`, which outlives the page; a call of the API client does not. */
async function sendKeepalive(
  { quizCode, userId, startedAt }: StartedAttempt,
  { questionId, typed: _, ...body }: AnswerWrite,
): Promise<WriteOutcome> {
  try {
    const response = await fetch(`/api/attempts/${quizCode}/answers/${questionId}`, {
      method: 'PUT',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, startedAt, ...body }),
    });
    return { kind: response.ok ? 'stored' : 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/**
 * Sends nothing while the session has ended: the next person to sign in on a shared computer may be
 * someone else, and must not receive these answers.
 */
async function ifSignedIn(request: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  return sessionExpiry.isExpired() ? { kind: 'unreachable' } : request();
}

/** Creates the transport of an attempt's answers to the server. */
export function createAnswerTransport({
  quizCode,
  userId,
  startedAt,
}: StartedAttempt): AnswerTransport {
  const attempt = { quizCode, userId, startedAt };
  return {
    send: (write) => ifSignedIn(() => send(attempt, write)),
    sendKeepalive: (write) => ifSignedIn(() => sendKeepalive(attempt, write)),
  };
}
