import type { Actor } from '../../access/actor.ts';
import { ownerFilter, reaches, type OwnedRow } from '../../access/authorize.ts';
import type { Db } from '../../database/client.ts';
import type { QuizRow } from './quizzes-queries.ts';
import {
  isClassAround,
  isStudentWithin,
  listSharedCodes,
  type QuizScope,
} from './scope-queries.ts';

/** The students that a call is limited to. */
export interface ScopeInput {
  /** Only the students of this class. */
  teacherCode?: string;
  /** One student. */
  userId?: string;
}

/**
 * Returns the ownership that decides access to a quiz. `sharedBy` is a teacher who shares it
 * through a class.
 */
export function quizAsOwned(
  { creatorUid }: Pick<QuizRow, 'creatorUid'>,
  sharedBy?: Actor,
): OwnedRow {
  const classTeacherIds = sharedBy ? [creatorUid, sharedBy.id] : [creatorUid];
  return { ownerId: creatorUid, classTeacherIds };
}

/**
 * Returns the part of a quiz that the actor can see: everyone for its creator and administrators,
 * and for a teacher of a class that it is set for, the students of that class. Undefined if the
 * actor sees nobody, or the call is about a class or a student beyond that.
 */
export async function findScope(
  database: Db,
  actor: Actor,
  quiz: QuizRow,
  { teacherCode, userId }: ScopeInput,
): Promise<{ scope: QuizScope; owned: OwnedRow } | undefined> {
  const { quizCode } = quiz;
  if (reaches(actor, 'quiz.read', quizAsOwned(quiz))) {
    const owned = quizAsOwned(quiz);
    if (teacherCode === undefined) return { scope: { quizCode, teacherCodes: null }, owned };
    const teacherId = ownerFilter(actor, 'quiz.read');
    const isKnown = await isClassAround(database, quizCode, teacherCode, teacherId);
    return isKnown ? { scope: { quizCode, teacherCodes: [teacherCode] }, owned } : undefined;
  }
  const shared = await listSharedCodes(database, quizCode, actor.id);
  const teacherCodes = shared.filter((code) => teacherCode === undefined || code === teacherCode);
  if (teacherCodes.length === 0) return undefined;
  const scope = { quizCode, teacherCodes };
  if (userId !== undefined && !(await isStudentWithin(database, scope, userId))) return undefined;
  return { scope, owned: quizAsOwned(quiz, actor) };
}
