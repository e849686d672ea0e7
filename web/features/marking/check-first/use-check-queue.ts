import { useMemo, useState } from 'react';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import { newest } from '../decisions/apply-marks.ts';
import { groupKey, type MarkedQuestion } from '../decisions/mark-target.ts';
import { type Desk, useDecisionsState, useDesk } from '../desk-context.ts';
import { formatChecks } from './format-reasons.ts';
import type { CheckItem } from './use-to-check.ts';

export interface QueuedAnswer extends ListedAnswer {
  item: CheckItem;
  /** The question's place in the quiz, from 1. */
  number: number;
  /** Who wrote it, in the order of its submissions. */
  names: readonly string[];
}

/**
 * The queue as the teacher found it: what is decided keeps its place and shows its ink, what comes
 * to be doubtful meanwhile joins at the end. So nothing moves under the hand.
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
      // The list is in the order of its reasons: each is said where it begins.
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

/** What is typed for several is not for one of them elsewhere on the desk. */
function keyOf(desk: Desk, [item, ...others]: Members): string {
  return others.length === 0 ? item.submissionId : groupKey(desk, `check ${groupOf(item)}`);
}

/** Answers to one question that say the same and stand here for the same reasons, decided at once. */
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
