import type { ErrorCode } from '../errors.ts';

export interface Target {
  /** What a call answers where there is no such row, or none within the actor's reach. */
  missing: ErrorCode;
  /** What it answers out of reach where everybody may know of the row. */
  refused?: ErrorCode;
}

/**
 * What a call may be about. The server finds the row by the call's input and checks it before the
 * handler runs, which receives it (server/access/find-target.ts).
 */
export const targets = {
  /** What belongs to the actor, or to anyone where the permission reaches all: for lists. */
  ownRows: {},
  /** The same of one class, where one is named. */
  ownRowsOfClass: { missing: 'NOT_FOUND' },
  personById: { missing: 'NOT_FOUND' },
  /** Somebody whose role the actor changed within the last minute. */
  changedPerson: { missing: 'ROLE_UNDO_OVER' },
  uploadByName: { missing: 'NOT_FOUND' },
  /** Everybody sees the bank, so there is nothing to hide (design, section 7, 8). */
  questionById: { missing: 'QUESTION_NOT_FOUND', refused: 'QUESTION_NOT_YOURS' },
  questionsByIds: { missing: 'QUESTION_NOT_YOURS' },
  /** A text that a person has to see; the safeguarding lead reads all. */
  concernById: { missing: 'NOT_FOUND' },
  quizByCode: { missing: 'QUIZ_NOT_FOUND' },
  /** A page that another student left open is told so, and nothing is looked at. */
  ownAttempt: { missing: 'WRONG_STUDENT' },
  runById: { missing: 'NOT_FOUND' },
  submissionById: { missing: 'NOT_FOUND' },
  /** The same for the student who wrote the answer. */
  ownSubmission: { missing: 'NOT_FOUND' },
  /** A student of the actor's class, or one who sat a quiz of theirs: results pages lead there. */
  studentById: { missing: 'STUDENT_NOT_FOUND' },
  /** A student of the actor's class only. */
  studentOfClass: { missing: 'STUDENT_NOT_FOUND' },
  classByCode: { missing: 'NOT_FOUND' },
  /** The same, or the teacher's first class where no code is given. */
  ownClass: { missing: 'NOT_FOUND' },
  /** The class that students leave, and the one that they come into. */
  bothClasses: { missing: 'NOT_FOUND' },
  batchById: { missing: 'NOT_FOUND' },
  reportById: { missing: 'NOT_FOUND' },
  /** One's own, or one that was handed in to be read by the actor. */
  readableBatch: { missing: 'NOT_FOUND' },
  readableReport: { missing: 'NOT_FOUND' },
} as const satisfies Record<string, Target | Record<string, never>>;

export type TargetName = keyof typeof targets;

type Targets = typeof targets;
type ErrorsOf<Name> = Name extends TargetName ? Targets[Name][keyof Targets[Name]] : never;

/** The errors that a call about this answers where it cannot have the row. */
export function errorsOf<Name extends TargetName | null>(name: Name | undefined): ErrorsOf<Name>[] {
  return (name ? Object.values(targets[name]) : []) as ErrorsOf<Name>[];
}
