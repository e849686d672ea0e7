import { ORPCError, safe } from '@orpc/client';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import { client } from '../../api/client.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerWrite } from './answer-record.ts';

/** What became of a write. `unreachable` is worth trying again, `refused` is not. */
export type WriteOutcome =
  | { kind: 'stored' }
  | { kind: 'superseded'; stored: AnswerWrite }
  | { kind: 'over' }
  | { kind: 'unreachable' }
  | { kind: 'refused' };

/** The way to the server. Neither call throws. */
export interface AnswerTransport {
  send(write: AnswerWrite): Promise<WriteOutcome>;
  /** For a page that may be gone before the answer arrives. */
  sendOutliving(write: AnswerWrite): Promise<WriteOutcome>;
}

/** Statuses after which the same request may well succeed: signed out, too slow, too many. */
const passingStatuses = new Set([401, 408, 425, 429]);

function isPassing(error: unknown): boolean {
  if (!(error instanceof ORPCError)) return true;
  return error.status >= 500 || passingStatuses.has(error.status);
}

async function send(quizCode: string, write: AnswerWrite): Promise<WriteOutcome> {
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const call = client.attempts.saveAnswer({ quizCode, ...write }, { signal });
  const { error, isDefined } = await safe(call);
  if (error === null) return { kind: 'stored' };
  if (isDefined && error.code === 'ATTEMPT_OVER') return { kind: 'over' };
  if (isDefined && error.code === 'ANSWER_SUPERSEDED') {
    return { kind: 'superseded', stored: error.data };
  }
  return { kind: isPassing(error) ? 'unreachable' : 'refused' };
}

/** The API client cannot outlive its page; a plain request with `keepalive` can. */
async function sendOutliving(
  quizCode: string,
  { questionId, ...body }: AnswerWrite,
): Promise<WriteOutcome> {
  try {
    const response = await fetch(`/api/attempts/${quizCode}/answers/${questionId}`, {
      method: 'PUT',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { kind: response.ok ? 'stored' : 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/**
 * While the session has ended nothing goes out: whoever signs in next on a shared computer may be
 * someone else, and must not receive these answers.
 */
async function ifSignedIn(request: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  return sessionExpiry.isExpired() ? { kind: 'unreachable' } : request();
}

/** The way of one quiz's answers to the server. */
export function createAnswerTransport(quizCode: string): AnswerTransport {
  return {
    send: (write) => ifSignedIn(() => send(quizCode, write)),
    sendOutliving: (write) => ifSignedIn(() => sendOutliving(quizCode, write)),
  };
}
