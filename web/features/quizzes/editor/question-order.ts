import { arrayMove } from '@dnd-kit/sortable';
import type { Question } from '../../../../shared/contract/questions.ts';
import { pick } from '../../../../shared/pick.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import { pickedFields } from './quiz-draft.ts';

/** Returns the list with new questions appended; skips those already in it. */
export function withAdded(
  picked: readonly PickedQuestion[],
  questions: readonly Question[],
): PickedQuestion[] {
  const ids = new Set(picked.map(({ id }) => id));
  const added = questions.filter(({ id }) => !ids.has(id));
  return [...picked, ...added.map((question) => pick(question, pickedFields))];
}

/**
 * Returns the list with the item at `index` moved one place up (-1) or down (1); unchanged at its
 * ends.
 */
export function movedBy<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const target = index + step;
  const isInside = items[index] !== undefined && items[target] !== undefined;
  return isInside ? arrayMove([...items], index, target) : [...items];
}

/** Returns the list with one item moved to the place of another; unchanged if either is missing. */
export function movedTo<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  placeOfId: string,
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === placeOfId);
  return from === -1 || to === -1 ? [...items] : arrayMove([...items], from, to);
}

export function totalMarks(questions: readonly { maxMark: number }[]): number {
  return questions.reduce((sum, question) => sum + question.maxMark, 0);
}
