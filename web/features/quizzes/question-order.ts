import type { Question } from '../../../shared/contract/questions.ts';

/** The list with the item at `index` one place up (-1) or down (1); unchanged at its ends. */
export function movedBy<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const item = items[index];
  const target = index + step;
  if (item === undefined || target < 0 || target >= items.length) return [...items];
  return items.toSpliced(index, 1).toSpliced(target, 0, item);
}

export function totalMarks(questions: readonly Question[]): number {
  return questions.reduce((sum, question) => sum + question.maxMark, 0);
}
