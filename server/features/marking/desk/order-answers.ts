import { ANSWER_GROUPS_PER_PAGE } from '../../../../shared/business-rules.ts';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import { equalityOf, type Asked } from '../engine/equality-key.ts';
import { groupAnswers, type EqualAnswers } from '../group-answers.ts';
import { orderByLikeness } from './order-by-likeness.ts';

interface WrittenAnswers {
  question: Asked;
  answers: { submissionId: string; userAnswer: string }[];
  /** The page, counting from 1. */
  page: number;
}

/**
 * Returns answers in groups of equal ones, each next to the group most like it; only one page of
 * groups is put in order.
 */
export function orderAnswers({ question, answers, page }: WrittenAnswers): {
  groups: EqualAnswers[];
  total: number;
} {
  const keyOf = equalityOf(question);
  const all = groupAnswers(answers, ({ userAnswer }) => keyOf(userAnswer));
  const start = (page - 1) * ANSWER_GROUPS_PER_PAGE;
  return {
    groups: putInOrder(all.slice(start, start + ANSWER_GROUPS_PER_PAGE)),
    total: all.length,
  };
}

/** Unanswered ones are like no other and stay at the end. */
function putInOrder(groups: readonly EqualAnswers[]): EqualAnswers[] {
  const [unanswered = [], answered = []] = [true, false].map((wanted) =>
    groups.filter(({ sampleAnswer }) => isUnanswered(sampleAnswer) === wanted),
  );
  const order = orderByLikeness(answered.map(({ sampleAnswer }) => sampleAnswer));
  return [...order.flatMap((place) => answered[place] ?? []), ...unanswered];
}
