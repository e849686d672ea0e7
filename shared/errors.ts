import { messages } from './messages.ts';

interface ErrorDefinition {
  status: number;
  message: string;
  /** True where an operator should hear of it: something of ours is broken. */
  isReported: boolean;
}

function expected(status: number, message: string): ErrorDefinition {
  return { status, message, isReported: false };
}

/**
 * Every error a call may answer with: its code, HTTP status, sentence, and whether it is reported.
 * Codes that spec section 8 maps to a status keep that status.
 */
export const errorDefinitions = {
  BAD_REQUEST: expected(400, messages.general.invalidInput),
  UNAUTHORIZED: expected(401, messages.general.signInNeeded),
  FORBIDDEN: expected(403, messages.general.notAllowed),
  NOT_FOUND: expected(404, messages.general.notFound),
  PAYLOAD_TOO_LARGE: expected(413, messages.general.bodyTooLarge),
  TOO_MANY_REQUESTS: expected(429, messages.general.tooManyRequests),
  SERVICE_UNAVAILABLE: expected(503, messages.general.serverBusy),
  INTERNAL_SERVER_ERROR: {
    status: 500,
    message: messages.general.somethingWentWrong,
    isReported: true,
  },
  OWN_ROLE: expected(403, messages.users.ownRole),
  OWN_ACCOUNT: expected(403, messages.users.ownAccount),
  LAST_ADMIN: expected(409, messages.users.lastAdmin),
  ROLE_NOT_GRANTABLE: expected(403, messages.users.roleNotGrantable),
  SAME_ROLE: expected(409, messages.users.sameRole),
  ROWS_INVALID: expected(400, messages.users.rowsInvalid),
  FILE_REFUSED: expected(400, messages.transfer.unreadable),
  ITEMS_INVALID: expected(400, messages.transfer.itemsInvalid),
  TEACHER_CODE_INVALID: expected(404, messages.classes.codeInvalid),
  QUIZ_NOT_FOUND: expected(404, messages.attempts.quizNotFound),
  QUIZ_CODE_TAKEN: expected(409, messages.quizzes.codeTaken),
  QUESTION_UNAVAILABLE: expected(409, messages.quizzes.questionUnavailable),
  QUESTION_NOT_FOUND: expected(404, messages.questions.notFound),
  QUESTION_NOT_YOURS: expected(403, messages.questions.notYours),
  IMAGE_UNAVAILABLE: expected(409, messages.questions.imageUnavailable),
  IMAGE_TOO_LARGE: expected(413, messages.uploads.tooLarge),
  NOT_AN_IMAGE: expected(415, messages.uploads.notAnImage),
  IMAGE_TOO_MANY_PIXELS: expected(413, messages.uploads.tooManyPixels),
  IMAGE_UNREADABLE: expected(400, messages.uploads.unreadable),
  RESULTS_RELEASED_AS_MARKED: expected(409, messages.quizzes.releasesItself),
  MARKER_UNAVAILABLE: expected(503, messages.marking.markerUnavailable),
  QUIZ_LOCKED: expected(409, messages.attempts.locked),
  ATTEMPT_COMPLETED: expected(409, messages.attempts.alreadyCompleted),
  ATTEMPT_OVER: expected(409, messages.attempts.timeIsUp),
  ANSWER_SUPERSEDED: expected(409, messages.attempts.answerSuperseded),
  NOTHING_TO_MARK: expected(409, messages.marking.nothingToMark),
  ALL_MARKED: expected(409, messages.marking.confirmMarkAgain),
  MARKING_RUN_ACTIVE: expected(409, messages.marking.alreadyRunning),
  MARK_CHANGED: expected(409, messages.marking.markedMeanwhile),
} satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorDefinitions;

/** The part of the error table that one call may answer with, in the contract's form. */
export function mayFail<Code extends ErrorCode>(...codes: Code[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { status: errorDefinitions[code].status, message: errorDefinitions[code].message },
    ]),
  ) as Record<Code, { status: number; message: string }>;
}
