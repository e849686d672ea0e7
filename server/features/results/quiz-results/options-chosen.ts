import { optionsOf, rightOptionsOf } from '../../../../shared/choice-question.ts';
import type { QuestionResult } from '../../../../shared/contract/quiz-results.ts';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { QuestionRow } from '../../questions/public.ts';
import type { ChosenOptionRow } from './quiz-results-queries.ts';

/** Limits wrong numbers, terms and pairs, of which there may be as many as students. */
const MAX_WRONG_SHOWN = 8;

/**
 * Counts how many students gave each answer to a question that is marked exactly. Options are in
 * the order of the question; for numbers, terms and pairs, the accepted answers come first, then
 * the most frequent wrong ones.
 */
export function presentOptions(
  question: QuestionRow,
  students: number,
  chosen: readonly ChosenOptionRow[],
): QuestionResult['optionsChosen'] {
  const { kind } = question;
  if (kind === 'text') return [];
  const given = chosen.filter((row) => row.questionId === question.id);
  const share = (chosenBy: number) => (students === 0 ? 0 : (chosenBy / students) * 100);
  const right = rightOptionsOf(question).map(({ option }) => option);
  const shown = (option: string, isRight: boolean, chosenBy: number) => ({
    option,
    isRight,
    chosenBy,
    share: share(chosenBy),
  });
  if (kind === 'number' || kind === 'term') {
    return inOrder(given).map(({ option, isRight, chosenBy }) => shown(option, isRight, chosenBy));
  }
  const timesOf = (option: string) => given.find((row) => row.option === option)?.chosenBy ?? 0;
  const named = kind === 'matching' ? right : optionsOf(question);
  const rightOnes = new Set(right);
  const others =
    kind === 'matching' ? inOrder(given.filter((row) => !rightOnes.has(row.option))) : [];
  return [
    ...named.map((option) => shown(option, rightOnes.has(option), timesOf(option))),
    ...others.map(({ option, chosenBy }) => shown(option, false, chosenBy)),
  ];
}

/** Sorts the right answers first, then the most frequent. */
function inOrder(given: readonly ChosenOptionRow[]): ChosenOptionRow[] {
  const answered = given
    .filter(({ option }) => !isUnanswered(option))
    .toSorted((a, b) => Number(b.isRight) - Number(a.isRight) || b.chosenBy - a.chosenBy);
  const wrong = answered.filter(({ isRight }) => !isRight);
  return [...answered.filter(({ isRight }) => isRight), ...wrong.slice(0, MAX_WRONG_SHOWN)];
}
