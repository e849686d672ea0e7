/**
 * Every number of spec section 9 (and the design's), with its unit in the name.
 * A reason stands beside a number where it is not obvious.
 */

export const DASHBOARD_QUOTE_ROTATION_MS = 8_000;
export const COPY_CONFIRMATION_MS = 2_000;
export const TOAST_MS = 3_000;
export const SIGN_IN_REDIRECT_MS = 3_000;
/** After a question is changed, before the page leads back. */
export const EDIT_REDIRECT_MS = 1_500;
export const SUCCESS_MESSAGE_MS = 3_000;
export const JOIN_REDIRECT_MS = 2_000;
/** How long a page waits for a callable (spec section 7). */
export const CALLABLE_TIMEOUT_MS = 70_000;

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;
export const SUBMITTED_REDIRECT_SECONDS = 5;
export const TIME_UP_REDIRECT_SECONDS = 5;

export const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const QUIZ_CODE_LENGTH = 6;
export const MAX_QUIZ_CODE_ATTEMPTS = 20;
export const TEACHER_CODE_SUFFIX_LENGTH = 3;
/** Students type the code, so a first word without end is cut. */
export const MAX_TEACHER_CODE_WORD_CHARACTERS = 40;
export const MAX_TEACHER_CODE_ATTEMPTS = 20;

/** A day: longer limits are typing errors, and `setTimeout` would overflow. */
export const MAX_TIME_LIMIT_SECONDS = 24 * 60 * 60;
export const MAX_QUESTIONS_PER_QUIZ = 500;
export const MAX_EXTRA_TIME_PERCENT = 200;
export const MAX_NAME_CHARACTERS = 300;

/** The network's allowance after the deadline (design, section 7, 15). */
export const DEADLINE_GRACE_SECONDS = 15;
/** A draft leaves the browser at most this long after the last key (design, section 5). */
export const DRAFT_DELAY_MS = 1_500;
/** Who types without a pause still has a draft sent this often. */
export const DRAFT_MAX_WAIT_MS = 10_000;
/** How often at most a browser writes its own copy of unsent answers while keys are pressed. */
export const LOCAL_COPY_THROTTLE_MS = 250;
/** A request that hangs for longer counts as failed, so that the resend can begin. */
export const ANSWER_REQUEST_TIMEOUT_MS = 10_000;
export const RESEND_BACKOFF_MIN_MS = 1_000;
export const RESEND_BACKOFF_MAX_MS = 15_000;

export const MAX_ANSWER_CHARACTERS = 20_000;
export const MAX_QUESTION_TEXT_CHARACTERS = 20_000;
export const MAX_SHORT_TEXT_CHARACTERS = 200;
export const MAX_FEEDBACK_CHARACTERS = 10_000;
export const MAX_MARK = 100;

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** The largest phone cameras stay below; what is larger is a decompression bomb. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Larger images are stored smaller: no screen shows more of them. */
export const MAX_STORED_IMAGE_SIDE_PIXELS = 2_400;
/** How long an upload may wait for the question that it belongs to. */
export const UNUSED_UPLOAD_HOURS = 24;
/** More than a teacher ever selects by hand. */
export const MAX_QUESTIONS_PER_DELETE = 500;

export const STUDENTS_PER_PAGE = 5;
export const QUESTIONS_PER_PAGE = 25;
export const MAX_PAGE_SIZE = 200;

export const USERS_PER_PAGE = 25;
export const STUDENTS_PER_CLASS_PAGE = 50;
/** Larger lists are imported in parts; this one covers any school year group by far. */
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_FILE_BYTES = 5 * 1024 * 1024;
/** Room for the file as JSON, where each quotation mark and line break takes two characters. */
export const MAX_IMPORT_BODY_BYTES = 12 * 1024 * 1024;

export const MARKING_BATCH_SIZE = 20;
export const MARKING_MAX_RETRIES = 3;
export const MARKING_BATCH_PAUSE_MS = 500;
/** A failed batch of more than this is split in half; smaller ones go one at a time. */
export const MARKING_SPLIT_ABOVE = 3;
export const MARKING_SINGLE_GAP_MS = 200;
export const MARKING_BACKOFF_BASE_MS = 1_000;
export const MARKING_BACKOFF_FACTOR = 1.5;
export const MARKING_BACKOFF_JITTER_MS = 500;
export const MARKING_BACKOFF_MAX_MS = 8_000;
export const MARKING_VERIFICATION_BATCH_SIZE = 30;
export const DATABASE_WRITE_CHUNK = 500;

/** A quiz older than this shows an age indicator (spec section 4, Archive). */
export const ARCHIVE_AGE_INDICATOR_DAYS = 90;

export const SCORE_EXCELLENT_PERCENT = 80;
export const SCORE_GOOD_PERCENT = 60;
export const SCORE_AVERAGE_PERCENT = 40;

export type ScoreBand = 'excellent' | 'good' | 'average' | 'poor';

/** The band of a percentage, 0..100 (spec section 9, Display and analytics). */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= SCORE_EXCELLENT_PERCENT) return 'excellent';
  if (percent >= SCORE_GOOD_PERCENT) return 'good';
  return percent >= SCORE_AVERAGE_PERCENT ? 'average' : 'poor';
}

/** The texts that mean "no answer" (spec section 9). The first is the one we write. */
export const UNANSWERED_TEXT = 'Question not answered by student';
export const UNANSWERED_TEXTS: readonly string[] = [UNANSWERED_TEXT, 'Not answered by student'];

/** Control and formatting characters, and blanks that look like letters to a program. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\u2800\u3164]/gu;

const unanswered = new Set(UNANSWERED_TEXTS.map((text) => text.toLowerCase()));

/** Whether a text is no answer: nothing, only blanks, or one of the texts that stand for none. */
export function isUnanswered(answer: string): boolean {
  const plain = answer.replaceAll(INVISIBLE_CHARACTERS, ' ').trim();
  return plain === '' || unanswered.has(plain.replace(/[.\s]+$/, '').toLowerCase());
}
