import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import { counted } from '../../../ui/counted.ts';

/** What a teacher has to know of grades before they go elsewhere; empty where there is nothing. */
export function describeGrades({ given, inPencil, notReleased }: QuizResults['grades']): string {
  const said = [
    inPencil > 0 && `${inPencil} with marks in pencil`,
    notReleased > 0 && `${notReleased} not released to students`,
  ].filter((each) => each !== false);
  return said.length === 0 ? '' : ` ${counted(given, 'grade')}: ${said.join(', ')}.`;
}
