import { attemptsMessages } from './messages/attempts.ts';
import { classesMessages } from './messages/classes.ts';
import { generalMessages } from './messages/general.ts';
import { markingMessages } from './messages/marking.ts';
import { questionsMessages } from './messages/questions.ts';
import { quizzesMessages } from './messages/quizzes.ts';
import { transferMessages } from './messages/transfer.ts';
import { uploadsMessages } from './messages/uploads.ts';
import { usersMessages } from './messages/users.ts';

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
  BAD_REQUEST: expected(400, generalMessages.invalidInput),
  UNAUTHORIZED: expected(401, generalMessages.signInNeeded),
  FORBIDDEN: expected(403, generalMessages.notAllowed),
  NOT_FOUND: expected(404, generalMessages.notFound),
  PAYLOAD_TOO_LARGE: expected(413, generalMessages.bodyTooLarge),
  TOO_MANY_REQUESTS: expected(429, generalMessages.tooManyRequests),
  SERVICE_UNAVAILABLE: expected(503, generalMessages.serverBusy),
  INTERNAL_SERVER_ERROR: {
    status: 500,
    message: generalMessages.somethingWentWrong,
    isReported: true,
  },
  OWN_ROLE: expected(403, usersMessages.ownRole),
  OWN_ACCOUNT: expected(403, usersMessages.ownAccount),
  LAST_ADMIN: expected(409, usersMessages.lastAdmin),
  ROLE_NOT_GRANTABLE: expected(403, usersMessages.roleNotGrantable),
  SAME_ROLE: expected(409, usersMessages.sameRole),
  ROWS_INVALID: expected(400, usersMessages.rowsInvalid),
  FILE_REFUSED: expected(400, transferMessages.unreadable),
  ITEMS_INVALID: expected(400, transferMessages.itemsInvalid),
  TEACHER_CODE_INVALID: expected(404, classesMessages.codeInvalid),
  QUIZ_NOT_FOUND: expected(404, attemptsMessages.quizNotFound),
  QUIZ_CODE_TAKEN: expected(409, quizzesMessages.codeTaken),
  QUESTION_UNAVAILABLE: expected(409, quizzesMessages.questionUnavailable),
  QUESTION_NOT_FOUND: expected(404, questionsMessages.notFound),
  QUESTION_NOT_YOURS: expected(403, questionsMessages.notYours),
  IMAGE_UNAVAILABLE: expected(409, questionsMessages.imageUnavailable),
  IMAGE_TOO_LARGE: expected(413, uploadsMessages.tooLarge),
  NOT_AN_IMAGE: expected(415, uploadsMessages.notAnImage),
  IMAGE_TOO_MANY_PIXELS: expected(413, uploadsMessages.tooManyPixels),
  IMAGE_UNREADABLE: expected(400, uploadsMessages.unreadable),
  RESULTS_RELEASED_AS_MARKED: expected(409, quizzesMessages.releasesItself),
  MARKER_UNAVAILABLE: expected(503, markingMessages.markerUnavailable),
  QUIZ_LOCKED: expected(409, attemptsMessages.locked),
  ATTEMPT_COMPLETED: expected(409, attemptsMessages.alreadyCompleted),
  ATTEMPT_OVER: expected(409, attemptsMessages.timeIsUp),
  ANSWER_SUPERSEDED: expected(409, attemptsMessages.answerSuperseded),
  NOTHING_TO_MARK: expected(409, markingMessages.nothingToMark),
  ALL_MARKED: expected(409, markingMessages.confirmMarkAgain),
  MARKING_RUN_ACTIVE: expected(409, markingMessages.alreadyRunning),
  MARK_CHANGED: expected(409, markingMessages.markedMeanwhile),
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
