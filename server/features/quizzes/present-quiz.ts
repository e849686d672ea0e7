import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import type { Actor } from '../../access/actor.ts';
import { can, reaches } from '../../access/authorize.ts';
import type { Db } from '../../database/client.ts';
import { quizAsOwned } from './find-scope.ts';
import {
  listCreatorNames,
  listQuizContents,
  type QuizContent,
  type QuizRow,
} from './quizzes-queries.ts';
import { findShare, listShares, type QuizScope, type QuizShare } from './scope-queries.ts';

/** Quizzes as this teacher sees them, with what they ask. */
export async function presentQuizzes(database: Db, actor: Actor, rows: QuizRow[]): Promise<Quiz[]> {
  const codes = rows.map((row) => row.quizCode);
  const ofOthers = rows.filter((row) => !reaches(actor, 'quiz.read', quizAsOwned(row)));
  const [contents, names, shares] = await Promise.all([
    listQuizContents(database, codes),
    listCreatorNames(database, [...new Set(rows.map((row) => row.creatorUid))]),
    listShares(
      database,
      ofOthers.map((row) => row.quizCode),
      actor.id,
    ),
  ]);
  return rows.map((row) => ({
    ...present(actor, row, shares.get(row.quizCode)),
    creatorName: names.get(row.creatorUid) ?? questionsMessages.unknownTeacher,
    ...countsOf(contents.get(row.quizCode)),
  }));
}

/** One quiz as this teacher sees it. */
export async function presentQuiz(database: Db, actor: Actor, row: QuizRow): Promise<Quiz> {
  const [quiz] = await presentQuizzes(database, actor, [row]);
  if (!quiz) throw new Error('A quiz was deleted while it was being read.');
  return quiz;
}

function countsOf({ questionIds, totalMarks }: QuizContent = { questionIds: [], totalMarks: 0 }) {
  return { questionIds, questionCount: questionIds.length, totalMarks };
}

/**
 * Under the names of both readings (spec section 3). Who shares a quiz sees what holds for their
 * classes; what its creator did for everyone they cannot undo.
 */
function present(actor: Actor, row: QuizRow, share: QuizShare | undefined) {
  const owned = quizAsOwned(row, share && actor);
  const { releasedAt, canRelease } = releaseOf(actor, row, share);
  return {
    quizCode: row.quizCode,
    code: row.quizCode,
    title: row.title,
    subject: row.subject,
    defaultTimeLimit: row.defaultTimeLimit,
    creatorUid: row.creatorUid,
    createdBy: row.creatorUid,
    locked: lockOf(actor, row, share).locked,
    resultsRelease: row.resultsRelease,
    attemptsAllowed: row.attemptsAllowed,
    countedAttempt: row.countedAttempt,
    releasedAt,
    createdAt: row.createdAt.toISOString(),
    abilities: {
      canLock: lockOf(actor, row, share).canLock,
      canRelease,
      canDelete: can(actor, 'quiz.delete', owned),
      canUpdate: can(actor, 'quiz.update', owned),
    },
  };
}

/** For everyone, or for the classes of `share`: what is locked for everyone is not theirs to unlock. */
function lockOf(actor: Actor, row: QuizRow, share: QuizShare | undefined) {
  return {
    locked: row.locked || (share?.isLocked ?? false),
    canLock: can(actor, 'quiz.lock', quizAsOwned(row, share && actor)) && !(share && row.locked),
  };
}

/** The same for a scope; a class is locked only where the quiz is set for it. */
export async function presentLock(
  database: Db,
  actor: Actor,
  row: QuizRow,
  { quizCode, teacherCodes }: QuizScope,
): Promise<{ locked: boolean; canLock: boolean }> {
  if (teacherCodes === null) return lockOf(actor, row, undefined);
  const share = await findShare(database, quizCode, teacherCodes);
  const lock = lockOf(actor, row, share);
  return share ? lock : { ...lock, canLock: false };
}

/** Since when all students that a teacher looks at see their marks, and whether the teacher decides that. */
interface Release {
  releasedAt: string | null;
  canRelease: boolean;
}

/** For everyone, or for the classes of `share`: what was released to everyone is not theirs to hide. */
function releaseOf(actor: Actor, row: QuizRow, share: QuizShare | undefined): Release {
  return {
    releasedAt: row.releasedAt?.toISOString() ?? share?.releasedAt ?? null,
    canRelease:
      row.resultsRelease === 'when-released' &&
      can(actor, 'quiz.release', quizAsOwned(row, share && actor)) &&
      !(share && row.releasedAt),
  };
}

/** The same for a scope; marks are released to a class only where the quiz is set for it. */
export async function presentRelease(
  database: Db,
  actor: Actor,
  row: QuizRow,
  { quizCode, teacherCodes }: QuizScope,
): Promise<Release & { isSetFor: boolean }> {
  if (teacherCodes === null) return { ...releaseOf(actor, row, undefined), isSetFor: true };
  const share = await findShare(database, quizCode, teacherCodes);
  const release = releaseOf(actor, row, share);
  return share
    ? { ...release, isSetFor: true }
    : { ...release, canRelease: false, isSetFor: false };
}
