import type { ClassResult } from '../../../../shared/contract/quiz-results.ts';
import type { Actor } from '../../../access/actor.ts';
import { ownerFilter } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { listClassesOfQuiz, type QuizClassRow } from './class-results-queries.ts';
import { isFullyMarked, percentageOf } from '../quiz-results/present-quiz-results.ts';
import { listStudentResults, type StudentResultRow } from '../quiz-results/quiz-results-queries.ts';
import { mean, quantile } from '../quiz-results/statistics.ts';

/** Lists the results of each class of a quiz, over the students whose every answer is marked. */
export async function listClassResults(
  database: Database,
  actor: Actor,
  scope: QuizScope,
): Promise<{ items: ClassResult[] }> {
  const [classes, students] = await Promise.all([
    listClassesOfQuiz(database, scope, ownerFilter(actor, 'result.read')),
    listStudentResults(database, scope),
  ]);
  const byId = new Map(students.map((student) => [student.userId, student]));
  return { items: classes.map((row) => presentClassResult(row, byId)) };
}

function presentClassResult(
  { teacherCode, name, studentIds }: QuizClassRow,
  byId: ReadonlyMap<string, StudentResultRow>,
): ClassResult {
  const students = studentIds.flatMap((id) => byId.get(id) ?? []);
  const percentages = students.filter(isFullyMarked).map(percentageOf);
  const counts = { students: students.length, fullyMarkedStudents: percentages.length };
  return { teacherCode, name, ...counts, spread: spreadOf(percentages) };
}

function spreadOf(percentages: readonly number[]): ClassResult['spread'] {
  const average = mean(percentages);
  if (average === null) return null;
  const at = (share: number) => quantile(percentages, share) ?? average;
  return {
    lowest: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    highest: at(1),
    mean: average,
  };
}
