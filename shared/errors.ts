import { ownAccountMessages } from './messages/own-account.ts';
import { appealsMessages } from './messages/appeals.ts';
import { attemptRefusals } from './messages/attempt-refusals.ts';
import { attemptsMessages } from './messages/attempts.ts';
import { classesMessages } from './messages/classes.ts';
import { generalMessages } from './messages/general.ts';
import { ltiMessages } from './messages/lti.ts';
import { markingMessages } from './messages/marking.ts';
import { outsideMessages } from './messages/outside-model.ts';
import { questionsMessages } from './messages/questions.ts';
import { quizzesMessages } from './messages/quizzes.ts';
import { reportsMessages } from './messages/reports.ts';
import { resultsMessages } from './messages/results.ts';
import { rolloverMessages } from './messages/rollover.ts';
import { rosterMessages } from './messages/roster.ts';
import { settingsMessages } from './messages/settings.ts';
import { studentsMessages } from './messages/students.ts';
import { systemMessages } from './messages/system.ts';
import { tokensMessages } from './messages/tokens.ts';
import { transferMessages } from './messages/transfer.ts';
import { typingTestMessages } from './messages/typing-test.ts';
import { uploadsMessages } from './messages/uploads.ts';
import { usersMessages } from './messages/users.ts';
import { welfareMessages } from './messages/welfare.ts';

interface ErrorDefinition {
  status: number;
  message: string;
  /** True if an operator should be notified, because something in Greenpen is broken. */
  isReported: boolean;
}

function expected(status: number, message: string): ErrorDefinition {
  return { status, message, isReported: false };
}

/**
 * Every error that a call may respond with: its code, HTTP status, sentence, and whether it is
 * reported. Codes that spec section 8 maps to a status keep that status.
 */
export const errorDefinitions = {
  BAD_REQUEST: expected(400, generalMessages.invalidInput),
  UNAUTHORIZED: expected(401, generalMessages.signInNeeded),
  FORBIDDEN: expected(403, generalMessages.notAllowed),
  NOT_FOUND: expected(404, generalMessages.notFound),
  DELETED_MEANWHILE: expected(409, generalMessages.deletedMeanwhile),
  PAYLOAD_TOO_LARGE: expected(413, generalMessages.bodyTooLarge),
  TOO_MANY_REQUESTS: expected(429, generalMessages.tooManyRequests),
  DATABASE_UNAVAILABLE: expected(503, generalMessages.databaseAway),
  SERVICE_UNAVAILABLE: expected(503, generalMessages.serverBusy),
  WORK_TOO_LONG: expected(503, generalMessages.workTooLong),
  INTERNAL_SERVER_ERROR: {
    status: 500,
    message: generalMessages.somethingWentWrong,
    isReported: true,
  },
  EMAIL_PROOF_NEEDED: expected(403, ownAccountMessages.emailProofNeeded),
  SECOND_FACTOR_NEEDED: expected(403, ownAccountMessages.secondFactorNeeded),
  NEW_PASSWORD_NEEDED: expected(403, ownAccountMessages.newPasswordNeeded),
  TOKEN_SCOPE_MISSING: expected(403, tokensMessages.scopeMissing),
  TOKEN_SCOPE_NOT_YOURS: expected(403, tokensMessages.scopeNotYours),
  TOO_MANY_TOKENS: expected(409, tokensMessages.tooMany),
  ADDRESS_WITHOUT_TLS: expected(400, ltiMessages.urlInvalid),
  PLATFORM_TAKEN: expected(409, ltiMessages.taken),
  LAUNCH_OVER: expected(409, ltiMessages.ticketOver),
  SESSION_OF_ANOTHER: expected(409, ownAccountMessages.sessionOfAnother),
  NAME_NOT_YOURS: expected(403, ownAccountMessages.nameNotYours),
  NAME_REFUSED: expected(400, ownAccountMessages.nameRefused),
  NO_MAIL_SERVER: expected(409, ownAccountMessages.noMailServer),
  PASSWORD_WRONG: expected(400, ownAccountMessages.passwordWrong),
  EMAIL_NOT_YOURS: expected(403, ownAccountMessages.emailNotYours),
  EMAIL_NOT_OF_SCHOOL: expected(403, ownAccountMessages.emailNotOfSchool),
  LAST_WAY_IN: expected(409, ownAccountMessages.lastWayIn),
  LINK_INVALID: expected(410, ownAccountMessages.confirmLinkInvalid),
  LINK_OF_ANOTHER: expected(409, ownAccountMessages.confirmLinkOfAnother),
  OWN_ROLE: expected(403, usersMessages.ownRole),
  OWN_ACCOUNT: expected(403, usersMessages.ownAccount),
  LAST_ADMIN: expected(409, usersMessages.lastAdmin),
  INVITATIONS_USED_UP: expected(429, usersMessages.invitationsUsedUp),
  TOO_MANY_LINKS: expected(409, usersMessages.tooManyLinks),
  ROLE_UNDO_OVER: expected(409, usersMessages.roleUndoOver),
  ROLE_NOT_GRANTABLE: expected(403, usersMessages.roleNotGrantable),
  MERGE_WITH_ITSELF: expected(400, studentsMessages.mergeWithItself),
  MERGE_WHILE_SITTING: expected(409, studentsMessages.mergeWhileSitting),
  MERGE_CHANGED: expected(409, studentsMessages.mergeChanged),
  PERSON_SUSPENDED: expected(409, usersMessages.suspended),
  WAY_IN_UNPROVED: expected(409, settingsMessages.wayInUnproved),
  SIGNS_IN_ELSEWHERE: expected(409, usersMessages.signsInElsewhere),
  NO_MAIL: expected(409, usersMessages.noMail),
  SAME_ROLE: expected(409, usersMessages.sameRole),
  USERNAME_KNOWN: expected(409, usersMessages.usernameKnown),
  STAFF_NEEDS_EMAIL: expected(422, usersMessages.staffNeedEmail),
  EMAIL_KNOWN: expected(409, usersMessages.emailKnown),
  ROWS_INVALID: expected(400, usersMessages.rowsInvalid),
  FILE_REFUSED: expected(400, transferMessages.unreadable),
  ITEMS_INVALID: expected(400, transferMessages.itemsInvalid),
  TEACHER_CODE_INVALID: expected(404, classesMessages.codeInvalid),
  TOO_MANY_CODES: expected(429, classesMessages.tooManyCodes),
  NAME_TOO_COMMON: expected(409, classesMessages.nameTooCommon),
  CLASS_ARCHIVED: expected(409, classesMessages.archived),
  NOT_JOINED_BY_CODE: expected(409, classesMessages.notJoinedByCode),
  NOT_STAFF: expected(409, classesMessages.notStaff),
  COVER_NEEDS_DAY: expected(400, classesMessages.coverNeedsDay),
  OWNER_STAYS: expected(409, classesMessages.ownerStays),
  CLASS_CHANGED: expected(409, classesMessages.teachersChanged),
  ROSTER_CONFLICTS: expected(409, rosterMessages.conflicts),
  ROSTER_REMOVES_MUCH: expected(409, rosterMessages.removesMuch),
  TEACHER_PROFILE_NOT_FOUND: expected(404, classesMessages.teacherProfileMissing),
  QUIZ_NOT_FOUND: expected(404, attemptsMessages.quizNotFound),
  QUIZ_NOT_OPEN_YET: expected(409, attemptRefusals.notOpenYet),
  QUIZ_CLOSED: expected(409, attemptRefusals.closed),
  QUIZ_SET_FOR_OTHERS: expected(409, attemptRefusals.setForOthers),
  QUIZ_CODE_TAKEN: expected(409, quizzesMessages.codeTaken),
  QUIZ_CODE_OF_DELETED: expected(409, quizzesMessages.codeOfDeleted),
  QUESTION_UNAVAILABLE: expected(409, quizzesMessages.questionUnavailable),
  QUESTION_NOT_FOUND: expected(404, questionsMessages.notFound),
  QUESTION_NOT_YOURS: expected(403, questionsMessages.notYours),
  QUESTION_CHANGED: expected(409, questionsMessages.changedMeanwhile),
  QUESTION_MARKED_EXACTLY: expected(409, markingMessages.teachesNothing),
  SCHEME_IN_USE: expected(409, questionsMessages.schemeInUse),
  OPTION_IN_USE: expected(409, questionsMessages.optionInUse),
  SCHEME_TO_COME: expected(409, questionsMessages.schemeToCome),
  IMAGE_UNAVAILABLE: expected(409, questionsMessages.imageUnavailable),
  IMAGE_TOO_LARGE: expected(413, uploadsMessages.tooLarge),
  NOT_AN_IMAGE: expected(415, uploadsMessages.notAnImage),
  IMAGE_TOO_MANY_PIXELS: expected(413, uploadsMessages.tooManyPixels),
  IMAGE_UNREADABLE: expected(400, uploadsMessages.unreadable),
  RESULTS_RELEASED_AS_MARKED: expected(409, quizzesMessages.releasesItself),
  RESULTS_RELEASED_TO_ALL: expected(409, quizzesMessages.releasedToAll),
  LEAVING_NOT_ACCEPTED: expected(409, outsideMessages.notAccepted),
  LEAVING_CHANGED: expected(409, outsideMessages.changed),
  MARKER_UNAVAILABLE: expected(503, markingMessages.markerUnavailable),
  QUIZ_LOCKED_FOR_ALL: expected(409, quizzesMessages.lockedForAll),
  QUIZ_LOCKED: expected(409, attemptsMessages.locked),
  ATTEMPT_COMPLETED: expected(409, attemptsMessages.alreadyCompleted),
  ATTEMPT_NOT_MARKED: expected(409, attemptRefusals.notMarkedYet),
  MARKS_NOT_LOOKED_AT: expected(409, attemptRefusals.notLookedAt),
  APPEAL_OPEN: expected(409, attemptRefusals.appealOpen),
  ATTEMPT_JUST_ENDED: expected(409, attemptRefusals.justEnded),
  ATTEMPT_OVER: expected(409, attemptsMessages.timeIsUp),
  NOT_OVER_YET: expected(409, attemptRefusals.notOverYet),
  WRONG_STUDENT: expected(409, attemptsMessages.wrongStudent),
  NO_ATTEMPT_UNDER_WAY: expected(409, attemptRefusals.noneUnderWay),
  ATTEMPT_UNDER_WAY: expected(409, attemptRefusals.underWay),
  RESTING: expected(425, attemptRefusals.resting),
  NO_REST_LEFT: expected(409, attemptsMessages.noRestLeft),
  ANSWER_SUPERSEDED: expected(409, attemptsMessages.answerSuperseded),
  NOTHING_TO_MARK: expected(409, markingMessages.nothingToMark),
  ALL_MARKED: expected(409, markingMessages.confirmMarkAgain),
  BULK_REFUSED: expected(409, markingMessages.bulkRefused),
  MARKING_RUN_ACTIVE: expected(409, markingMessages.alreadyRunning),
  ALLOWANCE_USED_UP: expected(429, markingMessages.allowanceUsedUp),
  ALREADY_APPEALED: expected(409, appealsMessages.alreadyAppealed),
  NOT_MARKED_YET: expected(409, appealsMessages.notMarkedYet),
  ALREADY_DECIDED: expected(409, appealsMessages.alreadyDecided),
  NO_DATA: expected(404, markingMessages.noDataToDownload),
  NO_ASSESSMENT_DATA: expected(404, resultsMessages.noAssessmentData),
  STUDENT_NOT_FOUND: expected(404, resultsMessages.studentNotFound),
  REPORTS_FAILED: expected(503, reportsMessages.generateFailed),
  STUDENT_NOT_YOURS: expected(404, reportsMessages.studentNotYours),
  REPORT_CHANGED: expected(409, reportsMessages.reportChanged),
  OWN_REPORT: expected(409, reportsMessages.ownReport),
  READER_NOT_FOUND: expected(400, reportsMessages.readerNotFound),
  SAFETY_UNDECIDED: expected(409, reportsMessages.safetyUndecided),
  LESSON_NOT_YOURS: expected(403, markingMessages.lessonNotYours),
  DECISION_STALE: expected(409, markingMessages.decisionStale),
  NOT_BLIND: expected(409, markingMessages.notBlind),
  ANSWER_CHANGED: expected(409, markingMessages.answeredMeanwhile),
  MARK_CHANGED: expected(409, markingMessages.markedMeanwhile),
  JOB_NOT_FAILED: expected(409, systemMessages.jobNotFailed),
  ROLLOVER_PROBLEMS: expected(422, rolloverMessages.problems),
  ROLLOVER_EMPTY: expected(409, rolloverMessages.empty),
  ROLLOVER_NOT_UNDOABLE: expected(409, rolloverMessages.notUndoable),
  MAIL_NOT_SENT: expected(502, systemMessages.testMailFailed),
  SETTING_FIXED: expected(409, settingsMessages.fixed),
  DOMAINS_MISSING: expected(400, settingsMessages.domainsMissing),
  TIME_ZONE_UNKNOWN: expected(400, settingsMessages.timeZoneUnknown),
  WELFARE_HELD: expected(422, welfareMessages.held),
  WELFARE_DECIDED: expected(409, welfareMessages.decidedMeanwhile),
  WELFARE_OPEN: expected(409, welfareMessages.isOpen),
  TYPING_RUN_OVER: expected(409, typingTestMessages.runOver),
  TYPING_RESULT_REFUSED: expected(400, typingTestMessages.resultRefused),
} satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorDefinitions;

/** Returns the errors that one call may respond with, in the contract's form. */
export function errors<Code extends ErrorCode>(...codes: Code[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { status: errorDefinitions[code].status, message: errorDefinitions[code].message },
    ]),
  ) as Record<Code, { status: number; message: string }>;
}
