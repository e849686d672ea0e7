import type { z } from 'zod';
import type {
  importedLegacySchema,
  importLegacySchema,
} from '../../../../shared/contract/question-transfer.ts';
import { quizCode } from '../../../../shared/contract/fields.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import {
  findByIds,
  findByTexts,
  insertImported,
  keyOf,
  lockImports,
  fileWork,
  readInThread,
  refuseInvalid,
} from '../../questions/public.ts';
import { findQuizzesByCode, findStaff, insertImportedQuizzes } from './legacy-import-queries.ts';
import { planQuestions, type KnownQuestions } from './plan-questions.ts';
import { planQuizzes } from './plan-quizzes.ts';
import type { LegacyExport } from './read-export-worker.ts';
import type { LegacyQuestion } from './read-question-document.ts';
import type { LegacyQuiz } from './read-quiz-document.ts';

type Result = z.output<typeof importedLegacySchema>;

const work = fileWork<string, LegacyExport>(new URL('read-export-worker.ts', import.meta.url));

/**
 * Imports the questions and quizzes of the legacy system, all or nothing, skipping those that exist
 * already. Throws FILE_REFUSED; ITEMS_INVALID if an item is invalid and must not be skipped; and
 * QUIZ_CODE_TAKEN if another request takes a code at the same moment.
 */
export async function importLegacy(
  { database, threads }: Pick<Services, 'database' | 'threads'>,
  actor: Actor,
  { content, dryRun, leaveOutInvalid }: z.output<typeof importLegacySchema>,
): Promise<Result> {
  const legacy = await readInThread(threads, work, content);
  if (dryRun) {
    const { questions, quizzes } = await plan(database, actor, legacy);
    return report(legacy, questions.reports, quizzes.reports, { questions: 0, quizzes: 0 });
  }
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const { questions, quizzes } = await plan(transaction, actor, legacy);
    if (!leaveOutInvalid) refuseInvalid([...questions.reports, ...quizzes.reports]);
    await insertImported(transaction, questions.toInsert);
    const stored = await insertImportedQuizzes(transaction, quizzes.toInsert);
    if (stored < quizzes.toInsert.length) throw fail('QUIZ_CODE_TAKEN');
    const imported = { questions: questions.toInsert.length, quizzes: stored };
    return report(legacy, questions.reports, quizzes.reports, imported);
  });
}

function report(
  { notices }: LegacyExport,
  questions: Result['questions'],
  quizzes: Result['quizzes'],
  imported: Result['imported'],
): Result {
  return { questions, quizzes, imported, notices };
}

async function plan(
  database: Db,
  actor: Actor,
  { questions: legacyQuestions, quizzes: legacyQuizzes }: LegacyExport,
) {
  const ownerOf = await findOwners(database, actor, [...legacyQuestions, ...legacyQuizzes]);
  const known = await findKnown(database, legacyQuestions, legacyQuizzes);
  const questions = planQuestions(legacyQuestions, known, ownerOf);
  const codes = legacyQuizzes.flatMap((quiz) => quizCode.safeParse(quiz?.quizCode).data ?? []);
  const inFile = new Set(legacyQuestions.map(({ legacyId }) => legacyId));
  const quizzes = planQuizzes(legacyQuizzes, {
    known: await findQuizzesByCode(database, codes),
    ownerOf,
    questionIdOf: (legacyId) =>
      // A question that is in the file but invalid is not replaced by one that has its id here.
      inFile.has(legacyId) ? questions.ids.get(legacyId) : usableId(known, legacyId),
  });
  return { questions, quizzes };
}

function usableId({ byId }: KnownQuestions, id: string): string | undefined {
  const row = byId.get(id);
  return row && !row.deletedAt ? row.id : undefined;
}

/**
 * Returns the owner of a creator's documents: the creator, if they have an account and the actor
 * may act for them; otherwise the actor.
 */
async function findOwners(
  database: Db,
  actor: Actor,
  documents: readonly ({ creatorUid: string | null } | null)[],
): Promise<(creatorUid: string | null) => string> {
  const creators = new Set(documents.flatMap((document) => document?.creatorUid ?? []));
  const staff = await findStaff(database, [...creators]);
  return (creatorUid) =>
    creatorUid !== null &&
    staff.has(creatorUid) &&
    can(actor, 'quiz.import', { ownerId: creatorUid })
      ? creatorUid
      : actor.id;
}

async function findKnown(
  database: Db,
  questions: readonly LegacyQuestion[],
  quizzes: readonly (LegacyQuiz | null)[],
): Promise<KnownQuestions> {
  const ids = questions.flatMap(({ legacyId }) => legacyId ?? []);
  const asked = quizzes.flatMap((quiz) => quiz?.questionIds ?? []);
  const texts = questions.flatMap(({ checked }) => checked.question?.questionText ?? []);
  const [namesakes, sameTexts] = [
    await findByIds(database, [...ids, ...asked]),
    await findByTexts(database, texts),
  ];
  return {
    byId: new Map(namesakes.map((row) => [row.id, row])),
    byKey: new Map(sameTexts.map((row) => [keyOf(row), row])),
  };
}
