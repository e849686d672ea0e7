import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import { counted } from '../../../ui/counted.ts';

/**
 * Returns what a teacher should know about grades before exporting them; empty if there is nothing.
 */
export function describeGrades({ given, inPencil, notReleased }: QuizResults['grades']): string {
  const said = [
    inPencil > 0 && `${inPencil} with marks in pencil`,
    notReleased > 0 && `${notReleased} not released to students`,
  ].filter((each) => each !== false);
  return said.length === 0 ? '' : ` ${counted(given, 'grade')}: ${said.join(', ')}.`;
}
