import { z } from 'zod';
import {
  MAX_NAME_CHARACTERS,
  MAX_PAGE_SIZE,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../business-rules.ts';
import { quizCodeMessages } from '../messages/quiz-code.ts';
import { normaliseQuizCode, QUIZ_CODE_FORMAT } from '../quiz-code.ts';

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Text as PostgreSQL can store it. Pasted text may contain NUL, which is dropped, and a limit may
 * cut an emoji in two, which becomes the replacement character.
 */
export const text = (maxCharacters: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\u0000', '').replaceAll(LONE_SURROGATE, '\uFFFD'))
    .pipe(z.string().max(maxCharacters));

/** Invisible characters that chats and documents leave in copied text; they have no meaning. */
const MEANINGLESS = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Marks that join or turn letters have a meaning between letters, but not at either end. */
const UNSEEN_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** One line, such as a name, a title or a search text, without invisible characters. */
export const shortText = text(MAX_SHORT_TEXT_CHARACTERS)
  .transform((value) => value.replaceAll(MEANINGLESS, '').replaceAll(UNSEEN_ENDS, ''))
  .pipe(z.string());

/** A point in time as an ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();

/** A quiz code as people type it, with spaces and in lower case. */
export const quizCode = z
  .string()
  .transform(normaliseQuizCode)
  .pipe(z.string().regex(QUIZ_CODE_FORMAT, quizCodeMessages.format));

/**
 * A question's id; it may be given as a path, of which only the last segment counts (spec section
 * 3).
 */
export const questionId = z
  .string()
  .max(500)
  .transform((value) => value.slice(value.lastIndexOf('/') + 1))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{1,100}$/));

/** A person's id. Ids contain no underscore, because submission ids are joined with it. */
export const userId = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);

/** An id chosen by the client, by which a repeated request is recognised. */
export const drawnId = z.string().regex(/^[0-9a-f]{32}$/);

/** A class's join code as people type it, in the format of a teacher code (spec section 3). */
export const classCode = shortText.pipe(z.string().min(1).max(MAX_NAME_CHARACTERS).toUpperCase());

/** `userId_quizCode_questionId` (spec section 3). */
export const submissionId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,100}_[A-Z0-9]{6}_[A-Za-z0-9-]{1,100}$/);

/**
 * The revision that a write is based on; the next one must fit PostgreSQL's integer. -1 never
 * exists.
 */
export const seenRevision = z.number().int().min(-1).max(2_147_483_646);

export const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const pageSize = (byDefault: number) =>
  z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(byDefault);
