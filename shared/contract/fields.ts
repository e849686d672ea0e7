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
 * Text as PostgreSQL can store it: pasted text may hold NUL, and a limit may cut an emoji in two.
 * The one is dropped, the other becomes the sign for what is unreadable.
 */
export const text = (maxCharacters: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\u0000', '').replaceAll(LONE_SURROGATE, '\uFFFD'))
    .pipe(z.string().max(maxCharacters));

/** What a chat or a document leaves in what is copied from it: it is not seen and means nothing. */
const MEANINGLESS = /[\u00AD\u200B\u2060\uFEFF]/gu;
/** Marks that join or turn letters stand between letters; at either end they do nothing. */
const UNSEEN_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** One line, such as a name, a title or what is searched for, without what nobody can see. */
export const shortText = text(MAX_SHORT_TEXT_CHARACTERS)
  .transform((value) => value.replaceAll(MEANINGLESS, '').replaceAll(UNSEEN_ENDS, ''))
  .pipe(z.string());

/** A point in time as an ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();

/** A quiz code as people type it: spaces and lower case are accepted as meant. */
export const quizCode = z
  .string()
  .transform(normaliseQuizCode)
  .pipe(z.string().regex(QUIZ_CODE_FORMAT, quizCodeMessages.format));

/** A question's id; it may come as a path, of which only the last segment counts (spec section 3). */
export const questionId = z
  .string()
  .max(500)
  .transform((value) => value.slice(value.lastIndexOf('/') + 1))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{1,100}$/));

/** A person's id. Ids contain no underscore, because submission ids are joined with it. */
export const userId = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);

/** An id of the sender's making, by which what is sent again is known. */
export const drawnId = z.string().regex(/^[0-9a-f]{32}$/);

/** A class's join code as people type it, in the format of a teacher code (spec section 3). */
export const classCode = shortText.pipe(z.string().min(1).max(MAX_NAME_CHARACTERS).toUpperCase());

/** `userId_quizCode_questionId` (spec section 3). */
export const submissionId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,100}_[A-Z0-9]{6}_[A-Za-z0-9-]{1,100}$/);

/**
 * The revision that a write saw, which the next one must follow as PostgreSQL's integer. -1 is none
 * that ever was.
 */
export const seenRevision = z.number().int().min(-1).max(2_147_483_646);

export const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const pageSize = (byDefault: number) =>
  z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(byDefault);
