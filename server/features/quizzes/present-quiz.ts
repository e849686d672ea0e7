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
import { countReleased, type ReleaseCounts } from './release-queries.ts';
import { findShare, listShares, type QuizScope, type QuizShare } from './scope-queries.ts';

/** Presents quizzes to this teacher, with their content. */
export async function presentQuizzes(database: Db, actor: Actor, rows: QuizRow[]): Promise<Quiz[]> {
  const codes = rows.map((row) => row.quizCode);
  const isOwn = (row: QuizRow) => reaches(actor, 'quiz.read', quizAsOwned(row));
  const [own, ofOthers] = [rows.filter(isOwn), rows.filter((row) => !isOwn(row))];
  const [contents, names, shares, inAll] = await Promise.all([
    listQuizContents(database, codes),
    namesOf(database, rows),
    listShares(database, ofOthers.map(codeOf), actor.id),
    listShares(database, own.map(codeOf), null),
  ]);
  return rows.map((row) => {
    const share = shares.get(row.quizCode);
    return {
      ...present(actor, row, share),
      classes: classesOf(row, share ?? inAll.get(row.quizCode)),
      creatorName: names(row),
      ...countsOf(contents.get(row.quizCode)),
    };
  });
}

/** Presents one quiz to this teacher. */
export async function presentQuiz(database: Db, actor: Actor, row: QuizRow): Promise<Quiz> {
  const [quiz] = await presentQuizzes(database, actor, [row]);
  if (!quiz) throw new Error('A quiz was deleted while it was being read.');
  return quiz;
}

/** Presents deleted quizzes, each with its creator's name. */
export async function presentDeleted<Row extends { creatorUid: string; deletedAt: Date }>(
  database: Db,
  rows: Row[],
) {
  const names = await namesOf(database, rows);
  return rows.map((row) => ({
    ...row,
    creatorName: names(row),
    deletedAt: row.deletedAt.toISOString(),
  }));
}

/** Returns a function that gives the name of a quiz's creator. */
async function namesOf(database: Db, rows: readonly { creatorUid: string }[]) {
  const ids = new Set(rows.map(({ creatorUid }) => creatorUid));
  const names = await listCreatorNames(database, [...ids]);
  return ({ creatorUid }: { creatorUid: string }) =>
    names.get(creatorUid) ?? questionsMessages.unknownTeacher;
}

const codeOf = ({ quizCode }: QuizRow) => quizCode;

/** Returns what applies to some classes only, and not to everyone. */
function classesOf(row: QuizRow, inClasses: QuizShare | undefined): Quiz['classes'] {
  const { total = 0, released = 0, lockedFor = [] } = inClasses ?? {};
  const isReleasedAlone = row.resultsRelease === 'when-released' && row.releasedAt === null;
  return {
    total,
    released: isReleasedAlone ? released : 0,
    lockedFor: row.locked ? [] : lockedFor,
  };
}

function countsOf({ questionIds, totalMarks }: QuizContent = { questionIds: [], totalMarks: 0 }) {
  return { questionIds, questionCount: questionIds.length, totalMarks };
}

/**
 * Presents a quiz under the field names of both readings (spec section 3). A teacher who shares the
 * quiz sees the state for their classes, and cannot undo what its creator did for everyone.
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

/**
 * Returns the lock for everyone, or for the classes of `share`, whose teacher cannot unlock what is
 * locked for everyone.
 */
function lockOf(actor: Actor, row: QuizRow, share: QuizShare | undefined) {
  return {
    locked: row.locked || (share?.isLocked ?? false),
    canLock: can(actor, 'quiz.lock', quizAsOwned(row, share && actor)) && !(share && row.locked),
  };
}

/** Returns the lock for a scope; a class can be locked only if the quiz is set for it. */
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

/**
 * When marks were released to all students in a teacher's view, and whether the teacher can change
 * that.
 */
interface Release {
  releasedAt: string | null;
  canRelease: boolean;
}

/**
 * Returns the release for everyone, or for the classes of `share`, whose teacher cannot hide what
 * was released to everyone.
 */
function releaseOf(actor: Actor, row: QuizRow, share: QuizShare | undefined): Release {
  return {
    releasedAt: row.releasedAt?.toISOString() ?? share?.releasedAt ?? null,
    canRelease:
      row.resultsRelease === 'when-released' &&
      can(actor, 'quiz.release', quizAsOwned(row, share && actor)) &&
      !(share && row.releasedAt),
  };
}

/**
 * Returns the release for a scope, and counts the students it would still reach. Marks can be
 * released to a class only if the quiz is set for it.
 */
export async function presentRelease(
  database: Db,
  actor: Actor,
  row: QuizRow,
  scope: QuizScope,
): Promise<Release & { isSetFor: boolean; toRelease: ReleaseCounts | null }> {
  const { quizCode, teacherCodes } = scope;
  const share =
    teacherCodes === null ? undefined : await findShare(database, quizCode, teacherCodes);
  const isSetFor = teacherCodes === null || share !== undefined;
  const { releasedAt, canRelease } = releaseOf(actor, row, share);
  const isToRelease = isSetFor && canRelease && releasedAt === null;
  return {
    releasedAt,
    canRelease: canRelease && isSetFor,
    isSetFor,
    toRelease: isToRelease ? await countReleased(database, scope) : null,
  };
}
