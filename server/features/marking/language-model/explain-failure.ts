import { APICallError } from 'ai';
import { z } from 'zod';
import { MarkerError, type MarkerErrorReason } from '../engine/marker-error.ts';
import { REPLY_TOO_LONG, ReplyTooLongError } from './fetch-reply.ts';
import { readRetryAfter } from './retry-after.ts';

const MAX_SAID_CHARACTERS = 200;
/**
 * How much of a server's message is read, so that enough is left to show after keys are removed and
 * white space is collapsed.
 */
const MAX_READ_CHARACTERS = 1_000;
/** An error that repeats this many characters of the request quotes it. */
const QUOTATION_CHARACTERS = 24;
const KEY = /\b(?:sk|pk|key|gsk|xai)[-_][\w*-]{6,}|\bBearer\s+\S+|[\w+/=-]{40,}/gu;

const errorBody = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string(), code: z.union([z.string(), z.number()]).nullish() }),
  ]),
});

/**
 * Converts an error of the library to a MarkerError: what it means, in the server's own words
 * unless they repeat the request.
 */
export function explainFailure(error: unknown, sent: string): MarkerError {
  if (error instanceof MarkerError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new MarkerError('timed-out', message, { cause: error });
  }
  if (!APICallError.isInstance(error)) {
    const isOfReply = error instanceof Error && error.name.startsWith('AI_');
    return new MarkerError(isOfReply ? 'unusable' : 'unreachable', message, {
      ...(isOfReply && { said: 'Its answer was empty.' }),
      cause: error,
    });
  }
  const { statusCode, responseHeaders, responseBody = '', cause } = error;
  if (statusCode === OK_STATUS && cause instanceof ReplyTooLongError) {
    return new MarkerError('unusable', message, { said: REPLY_TOO_LONG, cause });
  }
  if (statusCode === OK_STATUS && cause instanceof Error && !cause.name.startsWith('AI_')) {
    return new MarkerError('unreachable', message, { said: 'The connection broke off.', cause });
  }
  const { words, code } = readBody(responseBody);
  return new MarkerError(reasonOf(statusCode ?? 0, words, code), message, {
    status: statusCode,
    said: statusCode === undefined ? undefined : quotable(words || describe(responseBody), sent),
    retryAfterMs: readRetryAfter(responseHeaders?.['retry-after']),
    cause: error,
  });
}

function readBody(body: string): { words: string; code: string } {
  try {
    const { error } = errorBody.parse(JSON.parse(body));
    if (typeof error === 'string') return { words: error, code: '' };
    return { words: error.message, code: String(error.code ?? '') };
  } catch {
    return { words: '', code: '' };
  }
}

/** Describes a body that does not follow the protocol. */
function describe(body: string): string {
  if (/^\s*<(?:!doctype|html)/iu.test(body)) return 'It sent a web page.';
  return body.trim() === '' ? '' : 'It sent something else than the protocol has.';
}

function quotable(words: string, sent: string): string | undefined {
  const said = beginningOf(words).replaceAll(KEY, '…').replaceAll(/\s+/gu, ' ').trim();
  const shown = said.slice(0, MAX_SAID_CHARACTERS);
  if (shown === '' || repeats(shown, sent)) return undefined;
  return shown.length < said.length || words.length > MAX_READ_CHARACTERS ? `${shown}…` : shown;
}

/** Cuts at a space, because half a key would not be recognised as one. */
function beginningOf(words: string): string {
  if (words.length <= MAX_READ_CHARACTERS) return words;
  return words.slice(0, MAX_READ_CHARACTERS).replace(/\S+$/u, '');
}

function repeats(said: string, sent: string): boolean {
  const whole = sent.replaceAll(/\s+/gu, ' ');
  for (let start = 0; start + QUOTATION_CHARACTERS <= said.length; start += 1) {
    if (whole.includes(said.slice(start, start + QUOTATION_CHARACTERS))) return true;
  }
  return false;
}

const OK_STATUS = 200;
const FIRST_SERVER_FAULT = 500;

const reasons: Record<number, MarkerErrorReason> = {
  401: 'refuses-key',
  403: 'refuses-key',
  404: 'unknown-model',
  408: 'unreachable',
  425: 'unreachable',
  429: 'busy',
  501: 'refused',
  503: 'busy',
  529: 'busy',
};
/** Codes with which providers say that a filter rejected the text rather than the request. */
const FILTER_CODES = new Set(['content_filter', 'content_policy_violation']);

function reasonOf(status: number, words: string, code: string): MarkerErrorReason {
  if (FILTER_CODES.has(code)) return 'filtered';
  // Having no credit left looks like being busy, but does not pass.
  if (code === 'insufficient_quota') return 'refused';
  const known = reasons[status];
  if (known) return known;
  // An error with a success status is still an error.
  if (status >= OK_STATUS && status < OK_STATUS + 100) return words === '' ? 'unusable' : 'refused';
  return status >= OK_STATUS && status < FIRST_SERVER_FAULT ? 'refused' : 'unreachable';
}
