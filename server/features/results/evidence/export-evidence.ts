import { pick } from '../../../../shared/pick.ts';
import { tableTypes } from '../../../downloads/table-file.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import type { WorkOf } from '../../../threads/thread-pool.ts';
import {
  equalityWithin,
  listInkedBlind,
  listQuestionChanges,
  listSample,
  listSkipped,
} from '../../marking/public.ts';
import type { QuizRow, QuizScope } from '../../quizzes/public.ts';
import { listEvidenceMarks, listEvidenceSteps } from './evidence-queries.ts';
import type writeEvidence from './write-evidence-worker.ts';

const work: WorkOf<typeof writeEvidence> = {
  file: new URL('write-evidence-worker.ts', import.meta.url),
  timeLimitMs: 30_000,
};

/**
 * Returns the evidence pack: a workbook with every mark's history and the agreement of marker and
 * teacher. Throws NO_DATA if nobody sat the quiz.
 */
export async function exportEvidence(
  { database, threads }: Pick<Services, 'database' | 'threads'>,
  quiz: QuizRow,
  scope: QuizScope,
): Promise<File> {
  const { quizCode } = quiz;
  const [found, steps, changes, sample, skipped, inkedBlind, keyOf] = await Promise.all([
    listEvidenceMarks(database, scope),
    listEvidenceSteps(database, scope),
    listQuestionChanges(database, quizCode),
    listSample(database, scope),
    listSkipped(database, quizCode),
    listInkedBlind(database, scope),
    equalityWithin(database, quizCode),
  ]);
  if (found.length === 0) throw fail('NO_DATA');
  const marks = found.map((row) => ({
    ...row,
    says: keyOf({ questionId: row.questionId, userAnswer: row.answer }),
  }));
  const about = pick(quiz, ['quizCode', 'title', 'createdAt']);
  const skippedIds = new Set(skipped.keys());
  const measured = { marks, steps, changes, sample, skippedIds, inkedBlind };
  const bytes = await threads.run(work, { quiz: about, ...measured });
  return new File([bytes], `${quizCode}-evidence.xlsx`, { type: tableTypes.xlsx });
}
