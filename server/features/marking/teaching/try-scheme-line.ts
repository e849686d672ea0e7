import { MAX_SCHEME_LINE_TRIALS } from '../../../../shared/business-rules.ts';
import type { Actor } from '../../../access/actor.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { presentStudentSubmission } from '../present-submission.ts';
import { listPencilAnswersTo } from '../student-responses-queries.ts';
import { findTaughtQuestion, type TaughtLine } from './find-taught-question.ts';
import { markByScheme, type TeachingTools } from './mark-by-scheme.ts';

/**
 * Returns which pencil marks an additional line in the scheme would change; nothing is stored. A
 * note is for people and changes none. Throws the errors of `findTaughtQuestion` and
 * `markByScheme`.
 */
export async function trySchemeLine(
  tools: TeachingTools,
  actor: Actor,
  scope: QuizScope,
  line: TaughtLine,
  signal: AbortSignal | undefined,
) {
  const { database } = tools;
  const taught = await findTaughtQuestion(tools, actor, scope, line, signal);
  const { question, markSchemeAnswer } = taught;
  const pencil = await listPencilAnswersTo(database, scope, question.id);
  const counts = { markSchemeAnswer, unconfirmed: pencil.length };
  if (line.kind === 'note') return { ...counts, looked: pencil.length, changes: [] };
  const tried = pencil.slice(0, MAX_SCHEME_LINE_TRIALS);
  const marked = await markByScheme(tools, actor.id, markSchemeAnswer, tried, signal);
  const changes = marked
    .filter(({ response, marked: { markAwarded } }) => markAwarded !== response.markAwarded)
    .map(({ response, marked: { markAwarded } }) => ({
      submission: presentStudentSubmission(response),
      newMark: markAwarded,
    }));
  return { ...counts, looked: marked.length, changes };
}
