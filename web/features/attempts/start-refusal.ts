import { ORPCError } from '@orpc/client';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { formatDateTime } from '../../ui/format-date.ts';
import { errorSentence } from '../../api/error-sentence.ts';

function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined;
}

/** The time that a refusal is about, as the student reads it. */
function timeIn(error: unknown, timeZone: string): string | undefined {
  const data: unknown = error instanceof ORPCError ? error.data : undefined;
  const isTimed = typeof data === 'object' && data !== null && 'at' in data;
  return isTimed && typeof data.at === 'string' ? formatDateTime(data.at, timeZone) : undefined;
}

/** How often a quiz that was handed in may still be sat; 0 for any other refusal. */
export function attemptsLeftIn(error: unknown): number {
  const data: unknown = error instanceof ORPCError ? error.data : undefined;
  const isCounted = typeof data === 'object' && data !== null && 'attemptsLeft' in data;
  return isCounted && typeof data.attemptsLeft === 'number' ? data.attemptsLeft : 0;
}

/** True when the quiz takes no new attempts (spec section 4). */
export function isLockedRefusal(error: unknown): boolean {
  return codeOf(error) === 'QUIZ_LOCKED';
}

/** True when the server says that this attempt has ended. */
export function isOverRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ATTEMPT_OVER' || code === 'ATTEMPT_COMPLETED';
}

/** True when the request was made for someone other than the person signed in. */
export function isWrongStudent(error: unknown): boolean {
  return codeOf(error) === 'WRONG_STUDENT';
}

/** True where starting again would need another press: not for a lost network, say. */
export function isStartRefused(error: unknown): boolean {
  const PASSING = [401, 429];
  return error instanceof ORPCError && error.status < 500 && !PASSING.includes(error.status);
}

/** Why a quiz could not be loaded. A code that cannot exist is a quiz that is not found. */
export function startRefusalSentence(error: unknown, timeZone: string): string {
  if (codeOf(error) === 'BAD_REQUEST') return attemptsMessages.quizNotFound;
  const sentence = errorSentence(error, attemptsMessages.loadFailed);
  const at = timeIn(error, timeZone);
  if (codeOf(error) === 'QUIZ_NOT_OPEN_YET' && at) return `${sentence} It opens on ${at}.`;
  if (codeOf(error) === 'QUIZ_CLOSED' && at) return `${sentence} It closed on ${at}.`;
  return sentence;
}
