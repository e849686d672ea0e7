import { ORPCError } from '@orpc/client';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { errorSentence } from '../../../api/error-sentence.ts';

function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined;
}

/** Returns the time that a refusal mentions, formatted for the student. */
function timeIn(error: unknown, timeZone: string): string | undefined {
  const data: unknown = error instanceof ORPCError ? error.data : undefined;
  const isTimed = typeof data === 'object' && data !== null && 'at' in data;
  return isTimed && typeof data.at === 'string' ? formatDateTime(data.at, timeZone) : undefined;
}

/** Returns how many attempts are left at a quiz that was handed in; 0 for any other refusal. */
export function attemptsLeftIn(error: unknown): number {
  const data: unknown = error instanceof ORPCError ? error.data : undefined;
  const isCounted = typeof data === 'object' && data !== null && 'attemptsLeft' in data;
  return isCounted && typeof data.attemptsLeft === 'number' ? data.attemptsLeft : 0;
}

/** Returns true if the quiz takes no new attempts (spec section 4). */
export function isLockedRefusal(error: unknown): boolean {
  return codeOf(error) === 'QUIZ_LOCKED';
}

/** Returns true if the server says that this attempt has ended. */
export function isOverRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ATTEMPT_OVER' || code === 'ATTEMPT_COMPLETED';
}

/** Returns true if the request was made for someone other than the person signed in. */
export function isWrongStudent(error: unknown): boolean {
  return codeOf(error) === 'WRONG_STUDENT';
}

/**
 * Returns true if the quiz cannot start without another press; false for a lost network, for
 * example.
 */
export function isStartRefused(error: unknown): boolean {
  const PASSING = [401, 429];
  return error instanceof ORPCError && error.status < 500 && !PASSING.includes(error.status);
}

/**
 * Returns the reason why a quiz could not be loaded. A code in an impossible format counts as not
 * found.
 */
export function startRefusalSentence(error: unknown, timeZone: string): string {
  if (codeOf(error) === 'BAD_REQUEST') return attemptsMessages.quizNotFound;
  const sentence = errorSentence(error, attemptsMessages.loadFailed);
  const at = timeIn(error, timeZone);
  if (codeOf(error) === 'QUIZ_NOT_OPEN_YET' && at) return `${sentence} It opens on ${at}.`;
  if (codeOf(error) === 'QUIZ_CLOSED' && at) return `${sentence} It closed on ${at}.`;
  return sentence;
}
