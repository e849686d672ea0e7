import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import { contentOf } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { changeQuestion } from '../../questions/public.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decideWithin } from '../decisions/decide.ts';
import { doubtPencil, rewritePencil, type NewPencilMark } from '../decisions/decisions-queries.ts';
import { toSeenRows, type SeenMark, type SeenRow } from '../decisions/seen-mark.ts';
import { keepPredictions } from '../sampling/sample-queries.ts';
import { listBySubmissionId, type StudentResponseRow } from '../student-responses-queries.ts';
import {
  findTaughtQuestion,
  type TaughtLine,
  type TaughtQuestion,
} from './find-taught-question.ts';
import { insertLesson } from './lessons-queries.ts';
import { markByScheme, type MarkedResponse, type TeachingTools } from './mark-by-scheme.ts';

/**
 * Adds a line to the question's mark scheme and marks only the named answers again, as one decision
 * in pencil. A note marks none. An answer that the marker could not mark again keeps its mark, with
 * a doubt. Throws the errors of `findTaughtQuestion` and `markByScheme`, and QUESTION_CHANGED if
 * someone edited the question in the meantime.
 */
export async function teachSchemeLine(
  tools: TeachingTools,
  actor: Actor,
  scope: QuizScope,
  { items, ...line }: TaughtLine & { items: readonly SeenMark[] },
  signal: AbortSignal | undefined,
): Promise<Decision & { markSchemeAnswer: string; notMarked: number }> {
  const { database } = tools;
  const taught = await findTaughtQuestion(tools, actor, scope, line, signal);
  const { markSchemeAnswer } = taught;
  const listed = line.kind === 'note' ? [] : toRowsOf(taught, items);
  const pencil = await listNamedPencil(database, scope, taught, listed);
  const marked = await markByScheme(tools, actor.id, markSchemeAnswer, pencil, signal);
  const notMarked = leaveOut(listed, pencil, marked);
  const named = listed.filter((row) => !notMarked.includes(row));
  return database.transaction(async (transaction) => {
    const { quizCode, question } = taught;
    await keepPredictions(transaction, { quizCode, questionId: question.id }, () =>
      rewriteScheme(transaction, actor, taught),
    );
    const decision = await decideWithin(transaction, {
      head: { ...scope, teacherId: null, reason: `${line.kind}: ${line.line}` },
      named,
      isInkEnough: true,
      write: (inner, head) => rewritePencil(inner, head, toNewMarks(named, marked)),
    });
    await doubtPencil(transaction, scope, notMarked);
    const { decisionId } = decision;
    const { questionId, kind } = line;
    await insertLesson(transaction, {
      quizCode,
      decisionId,
      questionId,
      kind,
      line: line.line,
    });
    return { ...decision, markSchemeAnswer, notMarked: notMarked.length };
  });
}

function toRowsOf({ quizCode, question }: TaughtQuestion, items: readonly SeenMark[]): SeenRow[] {
  const rows = toSeenRows(quizCode, items);
  if (!rows?.every((row) => row.question_id === question.id)) throw fail('BAD_REQUEST');
  return rows;
}

async function listNamedPencil(
  database: Db,
  scope: QuizScope,
  { quizCode, question }: TaughtQuestion,
  named: readonly SeenRow[],
): Promise<StudentResponseRow[]> {
  const ids = named.map((row) => `${row.user_id}_${quizCode}_${question.id}`);
  const responses = await listBySubmissionId(database, scope, ids);
  const seen = new Map(named.map((row) => [row.user_id, row.mark_revision]));
  return responses.filter(
    ({ userId, confirmedBy, markRevision }) =>
      confirmedBy === null && markRevision === seen.get(userId),
  );
}

/** Returns the rows that were to be marked again but got no mark. */
function leaveOut(
  rows: readonly SeenRow[],
  pencil: readonly StudentResponseRow[],
  marked: readonly MarkedResponse<StudentResponseRow>[],
): SeenRow[] {
  const asked = new Set(pencil.map(({ userId }) => userId));
  for (const { response } of marked) asked.delete(response.userId);
  return rows.filter((row) => asked.has(row.user_id));
}

function toNewMarks(
  named: readonly SeenRow[],
  marked: readonly MarkedResponse<StudentResponseRow>[],
): NewPencilMark[] {
  const byUser = new Map(marked.map((one) => [one.response.userId, one.marked]));
  return named.flatMap((row) => {
    const mark = byUser.get(row.user_id);
    if (!mark) return [];
    return [{ ...row, mark: mark.markAwarded, feedback: mark.feedback, analysis: mark.analysis }];
  });
}

/** The scheme must still be the one that the line was added to and the answers were marked by. */
async function rewriteScheme(
  transaction: Db,
  actor: Actor,
  { question, markSchemeAnswer }: TaughtQuestion,
): Promise<void> {
  const seen = contentOf(question);
  await changeQuestion(transaction, actor, question.id, (held) => {
    const content = contentOf(held);
    if (!isDeepStrictEqual(content, seen)) throw fail('QUESTION_CHANGED');
    return { ...content, markSchemeAnswer };
  });
}
