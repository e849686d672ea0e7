import type { QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { counted } from '../../../../../shared/counted.ts';

/**
 * Returns what a teacher should know about grades before exporting them; empty if there is nothing.
 */
export function describeGrades(grades: QuizResults['grades']): string {
  const { given, inPencil, notReleased, newerUnmarked } = grades;
  const said = [
    inPencil > 0 && `${inPencil} with marks in pencil`,
    notReleased > 0 && `${notReleased} not released to students`,
  ].filter((each) => each !== false);
  const sentences = [
    said.length > 0 && ` ${counted(given, 'grade')}: ${said.join(', ')}.`,
    newerUnmarked > 0 &&
      ` No grade yet for ${counted(newerUnmarked, 'student')}: a newer attempt is not marked.`,
  ];
  return sentences.filter((each) => each !== false).join('');
}
