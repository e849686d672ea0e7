import type { ErrorCode } from '../errors.ts';

export interface Target {
  /** The error if the row does not exist or is out of the actor's reach. */
  missing: ErrorCode;
  /** The error out of reach, if everyone may know that the row exists. */
  refused?: ErrorCode;
}

/**
 * What a call may be about. The server finds the row by the call's input and checks access to it
 * before the handler runs; the handler receives the row (server/access/find-target.ts).
 */
export const targets = {
  /** The actor's own rows, or everyone's if the permission covers all: for lists. */
  ownRows: {},
  /** The actor's own rows, limited to one class if one is named. */
  ownRowsOfClass: { missing: 'NOT_FOUND' },
  personById: { missing: 'NOT_FOUND' },
  /** Someone whose role the actor changed within the last minute. */
  changedPerson: { missing: 'ROLE_UNDO_OVER' },
  uploadByName: { missing: 'NOT_FOUND' },
  /** Everyone sees the bank, so there is nothing to hide. */
  questionById: { missing: 'QUESTION_NOT_FOUND', refused: 'QUESTION_NOT_YOURS' },
  questionsByIds: { missing: 'QUESTION_NOT_YOURS' },
  /** A text that a person has to read; the safeguarding lead reads all of them. */
  concernById: { missing: 'NOT_FOUND' },
  quizByCode: { missing: 'QUIZ_NOT_FOUND' },
  /** A quiz that is deleted, or that an earlier try of the same request has restored. */
  deletedQuizByCode: { missing: 'QUIZ_NOT_FOUND' },
  /** A page that another student left open gets this error, and no row is looked up. */
  ownAttempt: { missing: 'WRONG_STUDENT' },
  runById: { missing: 'NOT_FOUND' },
  submissionById: { missing: 'NOT_FOUND' },
  /** An answer, for the student who wrote it. */
  ownSubmission: { missing: 'NOT_FOUND' },
  /**
   * A student of the actor's class, or one who sat one of their quizzes: results pages link there.
   */
  studentById: { missing: 'STUDENT_NOT_FOUND' },
  /** A student of the actor's class only. */
  studentOfClass: { missing: 'STUDENT_NOT_FOUND' },
  classByCode: { missing: 'NOT_FOUND' },
  /** The class with the code, or the teacher's first class if no code is given. */
  ownClass: { missing: 'NOT_FOUND' },
  /** The class that students leave, and the one that they join. */
  bothClasses: { missing: 'NOT_FOUND' },
  batchById: { missing: 'NOT_FOUND' },
  reportById: { missing: 'NOT_FOUND' },
  /** The actor's own batch, or one that was handed in for the actor to read. */
  readableBatch: { missing: 'NOT_FOUND' },
  readableReport: { missing: 'NOT_FOUND' },
} as const satisfies Record<string, Target | Record<string, never>>;

export type TargetName = keyof typeof targets;

type Targets = typeof targets;
type ErrorsOf<Name> = Name extends TargetName ? Targets[Name][keyof Targets[Name]] : never;

/** Returns the errors of a call about this target if it cannot have the row. */
export function errorsOf<Name extends TargetName | null>(name: Name | undefined): ErrorsOf<Name>[] {
  return (name ? Object.values(targets[name]) : []) as ErrorsOf<Name>[];
}
