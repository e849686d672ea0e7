import { useMemo, useState } from 'react';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import { newest } from '../decisions/apply-marks.ts';
import { groupKey, type MarkedQuestion } from '../decisions/mark-target.ts';
import { type Desk, useDecisionsState, useDesk } from '../desk/desk-context.ts';
import { formatChecks } from './format-reasons.ts';
import type { CheckItem } from './use-to-check.ts';

export interface QueuedAnswer extends ListedAnswer {
  item: CheckItem;
  /** The question's place in the quiz, from 1. */
  number: number;
  /** The students who wrote the answer, in the order of its submissions. */
  names: readonly string[];
}

/**
 * The queue as first shown: decided answers keep their place and show their ink, and new doubtful
 * ones are appended, so that nothing moves while the teacher works.
 */
export function useCheckQueue(
  items: readonly CheckItem[],
  questions: readonly MarkedQuestion[],
): readonly QueuedAnswer[] {
  const desk = useDesk();
  const changedMarks = useDecisionsState('changedMarks');
  const [held, setHeld] = useState<readonly CheckItem[]>(items);
  const [seen, setSeen] = useState(items);
  if (items !== seen) {
    setSeen(items);
    setHeld(merge(held, items));
  }

  return useMemo(() => {
    const groups = groupEqual(held);
    return groups.flatMap((members, at) => {
      const [item] = members;
      const index = questions.findIndex(({ questionId }) => questionId === item.questionId);
      const question = questions[index];
      if (question === undefined) return [];
      const submissions = members.map((each) => newest(each, changedMarks));
      const names = members.map(({ displayName }) => displayName);
      const whose = members.length === 1 ? item.displayName : `× ${members.length}`;
      // The list is sorted by reason, and each reason is shown only on its first row.
      const [reason = ''] = formatChecks(item);
      const before = at === 0 ? undefined : groups[at - 1]?.[0];
      const isSaid = before !== undefined && formatChecks(before)[0] === reason;
      const facts = [`Q${index + 1}`, whose, ...(isSaid ? [] : [reason])];
      return [
        {
          item,
          number: index + 1,
          facts,
          names,
          target: { key: keyOf(desk, members), question, submissions },
        },
      ];
    });
  }, [desk, held, questions, changedMarks]);
}

type Members = [CheckItem, ...CheckItem[]];

const groupOf = ({ questionId, reasons, groupId }: CheckItem) =>
  `${questionId} ${reasons.join()} ${groupId}`;

/**
 * Returns a separate key for a group, so that text typed for it is not used for one of its answers
 * elsewhere on the desk.
 */
function keyOf(desk: Desk, [item, ...others]: Members): string {
  return others.length === 0 ? item.submissionId : groupKey(desk, `check ${groupOf(item)}`);
}

/**
 * Groups equal answers to one question that are in the queue for the same reasons, to be
 * decided together.
 */
function groupEqual(items: readonly CheckItem[]): Members[] {
  const groups = new Map<string, Members>();
  for (const item of items) {
    const key = groupOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

function merge(held: readonly CheckItem[], items: readonly CheckItem[]): CheckItem[] {
  const fresh = new Map(items.map((item) => [item.submissionId, item]));
  const kept = held.map((item) => fresh.get(item.submissionId) ?? item);
  const known = new Set(held.map(({ submissionId }) => submissionId));
  return [...kept, ...items.filter(({ submissionId }) => !known.has(submissionId))];
}
