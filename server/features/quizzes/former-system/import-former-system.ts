import type { z } from 'zod';
import type {
  importedFormerSystemSchema,
  importFormerSystemSchema,
} from '../../../../shared/contract/question-transfer.ts';
import { quizCode } from '../../../../shared/contract/fields.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import {
  findByIds,
  findByTexts,
  insertImported,
  keyOf,
  lockImports,
  readFile,
  refuseInvalid,
} from '../../questions/public.ts';
import { readDocuments } from './documents.ts';
import { findQuizzesByCode, findStaff, insertImportedQuizzes } from './former-system-queries.ts';
import { planQuestions, type KnownQuestions } from './plan-questions.ts';
import { planQuizzes } from './plan-quizzes.ts';
import { readQuestionDocument, type FormerQuestion } from './read-question-document.ts';
import { readQuizDocument, type FormerQuiz } from './read-quiz-document.ts';

type Result = z.output<typeof importedFormerSystemSchema>;

interface FormerSystem {
  questions: FormerQuestion[];
  quizzes: (FormerQuiz | null)[];
  notices: string[];
}

/**
 * Adds the questions and quizzes of the former system, all or nothing; those that are here already
 * are left out. Throws FILE_REFUSED; ITEMS_INVALID where one is wrong and may not be left out; and
 * QUIZ_CODE_TAKEN where somebody takes a code in the same moment.
 */
export async function importFormerSystem(
  database: Database,
  actor: Actor,
  { content, dryRun, leaveOutInvalid }: z.output<typeof importFormerSystemSchema>,
): Promise<Result> {
  const former = readFormerSystem(content);
  if (dryRun) {
    const { questions, quizzes } = await plan(database, actor, former);
    return report(former, questions.reports, quizzes.reports, { questions: 0, quizzes: 0 });
  }
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const { questions, quizzes } = await plan(transaction, actor, former);
    if (!leaveOutInvalid) refuseInvalid([...questions.reports, ...quizzes.reports]);
    await insertImported(transaction, questions.toInsert);
    const stored = await insertImportedQuizzes(transaction, quizzes.toInsert);
    if (stored < quizzes.toInsert.length) throw fail('QUIZ_CODE_TAKEN');
    const imported = { questions: questions.toInsert.length, quizzes: stored };
    return report(former, questions.reports, quizzes.reports, imported);
  });
}

function report(
  { notices }: FormerSystem,
  questions: Result['questions'],
  quizzes: Result['quizzes'],
  imported: Result['imported'],
): Result {
  return { questions, quizzes, imported, notices };
}

function readFormerSystem(content: string): FormerSystem {
  const { questions, quizzes, notices } = readFile(
    content,
    readDocuments,
    (found) => found.questions.length + found.quizzes.length,
  );
  return {
    questions: questions.map((document, index) => readQuestionDocument(document, index + 1)),
    quizzes: quizzes.map((document) => readQuizDocument(document)),
    notices,
  };
}

async function plan(
  database: DatabaseOrTransaction,
  actor: Actor,
  { questions: formerQuestions, quizzes: formerQuizzes }: FormerSystem,
) {
  const ownerOf = await findOwners(database, actor, [...formerQuestions, ...formerQuizzes]);
  const known = await findKnown(database, formerQuestions, formerQuizzes);
  const questions = planQuestions(formerQuestions, known, ownerOf);
  const codes = formerQuizzes.flatMap((quiz) => quizCode.safeParse(quiz?.quizCode).data ?? []);
  const inFile = new Set(formerQuestions.map(({ formerId }) => formerId));
  const quizzes = planQuizzes(formerQuizzes, {
    known: await findQuizzesByCode(database, codes),
    ownerOf,
    questionIdOf: (formerId) =>
      // One that is in the file but wrong is not the one that has its id here.
      inFile.has(formerId) ? questions.ids.get(formerId) : usableId(known, formerId),
  });
  return { questions, quizzes };
}

function usableId({ byId }: KnownQuestions, id: string): string | undefined {
  const row = byId.get(id);
  return row && !row.deletedAt ? row.id : undefined;
}

/**
 * To whom a creator's documents go: to them, if they are here and the actor may act for them;
 * otherwise to the actor.
 */
async function findOwners(
  database: DatabaseOrTransaction,
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
  database: DatabaseOrTransaction,
  questions: readonly FormerQuestion[],
  quizzes: readonly (FormerQuiz | null)[],
): Promise<KnownQuestions> {
  const ids = questions.flatMap(({ formerId }) => formerId ?? []);
  const asked = quizzes.flatMap((quiz) => quiz?.questionIds ?? []);
  const texts = questions.flatMap(({ found }) =>
    'fields' in found && typeof found.fields.questionText === 'string'
      ? found.fields.questionText
      : [],
  );
  const [namesakes, sameTexts] = [
    await findByIds(database, [...ids, ...asked]),
    await findByTexts(database, texts),
  ];
  return {
    byId: new Map(namesakes.map((row) => [row.id, row])),
    byKey: new Map(sameTexts.map((row) => [keyOf(row), row])),
  };
}
