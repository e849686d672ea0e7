import { useMemo, useState } from 'react';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import { newest } from '../decisions/apply-marks.ts';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { useDecisionsState } from '../desk-context.ts';
import { formatChecks } from './format-reasons.ts';
import type { CheckItem } from './use-to-check.ts';

export interface QueuedAnswer extends ListedAnswer {
  item: CheckItem;
  /** The question's place in the quiz, from 1. */
  number: number;
}

/**
 * The queue as the teacher found it: what is decided keeps its place and shows its ink, what comes
 * to be doubtful meanwhile joins at the end. So nothing moves under the hand.
 */
export function useCheckQueue(
  items: readonly CheckItem[],
  questions: readonly MarkedQuestion[],
): readonly QueuedAnswer[] {
  const changedMarks = useDecisionsState('changedMarks');
  const [held, setHeld] = useState<readonly CheckItem[]>(items);
  const [seen, setSeen] = useState(items);
  if (items !== seen) {
    setSeen(items);
    setHeld(merge(held, items));
  }

  return useMemo(
    () =>
      held.flatMap((item) => {
        const index = questions.findIndex(({ questionId }) => questionId === item.questionId);
        const question = questions[index];
        if (question === undefined) return [];
        const submissions = [newest(item, changedMarks)];
        // What a narrow line cuts off is the reason, which stands beside the answer in hand too.
        const detail = [`Q${index + 1}`, item.displayName, ...formatChecks(item).slice(0, 1)].join(
          ' · ',
        );
        return [
          {
            item,
            number: index + 1,
            detail,
            target: { key: item.submissionId, question, submissions },
          },
        ];
      }),
    [held, questions, changedMarks],
  );
}

function merge(held: readonly CheckItem[], items: readonly CheckItem[]): CheckItem[] {
  const fresh = new Map(items.map((item) => [item.submissionId, item]));
  const kept = held.map((item) => fresh.get(item.submissionId) ?? item);
  const known = new Set(held.map(({ submissionId }) => submissionId));
  return [...kept, ...items.filter(({ submissionId }) => !known.has(submissionId))];
}
