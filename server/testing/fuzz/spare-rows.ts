import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/client.ts';
import { buildQuestion, buildQuiz, buildStudentOf, buildSubmission } from '../factories.ts';
import type { SampleSchool } from '../permissions/sample-school.ts';
import type { Aims } from './secrets.ts';

const PEOPLE = 15;
const QUIZZES = 10;
const FREE_CODES = 40;
const legacyExport = new URL(
  '../../features/quizzes/legacy-import/samples/legacy-export.json',
  import.meta.url,
);

/**
 * Adds more rows of the class teacher's, because requests delete, lock and finish the ones they
 * reach.
 */
export async function addSpareRows(
  database: Database,
  { people }: SampleSchool,
  aims: Aims,
): Promise<void> {
  const teacher = people['class teacher'];
  const aimAt = (field: string, ...values: string[]) => {
    aims[field] = [...(aims[field] ?? []), ...values];
  };
  for (let count = 0; count < PEOPLE; count += 1) {
    aimAt('userId', (await buildStudentOf(database, teacher)).id);
  }
  for (let count = 0; count < QUIZZES; count += 1) {
    const { id } = await buildQuestion(database, { createdBy: teacher.id, maxMark: 2 });
    const { quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [id],
      resultsRelease: 'when-released',
    });
    const answer = await buildSubmission(database, quizCode, people.student.id, id);
    aimAt('questionId', id);
    aimAt('quizCode', quizCode);
    aimAt('submissionId', answer.submissionId);
  }
  const codes = Array.from({ length: FREE_CODES }, () => randomUUID().slice(0, 6).toUpperCase());
  aimAt('newQuizCode', ...codes);
  aimAt('quizCode', ...codes.slice(0, FREE_CODES / 4));
  aimAt('content', await readFile(legacyExport, 'utf8'), 'Question text,Mark scheme\r\n=1+1,x\r\n');
}
