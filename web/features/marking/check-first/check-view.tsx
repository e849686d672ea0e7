import { Skeleton, Text } from '@mantine/core';
import { IconCheckbox } from '../../../icons/checkbox.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { counted } from '../../../../shared/counted.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { AnswerList } from '../answer-list/answer-list.tsx';
import panes from '../answer-list/two-panes.module.css';
import { useCursor } from '../answer-list/use-cursor.ts';
import { MarkPanel } from '../mark-panel/mark-panel.tsx';
import { Part } from '../mark-panel/part.tsx';
import { AskedText, FoldedScheme } from '../mark-panel/asked.tsx';
import { GroupMembers } from '../by-question/group-members.tsx';
import { isInk, type MarkedQuestion } from '../decisions/mark-target.ts';
import { MeasuredHead } from '../ten-first/measured-head.tsx';
import classes from './check-view.module.css';
import { formatReasons } from './format-reasons.ts';
import { type QueuedAnswer, useCheckQueue } from './use-check-queue.ts';
import type { ToCheck, useToCheck } from './use-to-check.ts';

interface CheckViewProps {
  questions: readonly MarkedQuestion[];
  toCheck: ReturnType<typeof useToCheck>;
}

/** "Check these first": the doubtful answers, one after the other. */
export function CheckView({ questions, toCheck }: CheckViewProps) {
  if (toCheck.isPending) return <Skeleton height={420} radius="lg" />;
  // Loaded answers stay if a refetch fails, because a mark may be half typed.
  if (!toCheck.data) return <ErrorState of={toCheck} message={markingMessages.loadFailed} />;
  return <Queue toCheck={toCheck.data} questions={questions} />;
}

interface QueueProps {
  toCheck: ToCheck;
  questions: readonly MarkedQuestion[];
}

function Queue({ toCheck, questions }: QueueProps) {
  const { items, total, inked, pencilWithoutDoubt } = toCheck;
  const queue = useCheckQueue(items, questions);
  const cursor = useCursor(queue.map(({ target }) => target));
  const current = queue[cursor.index];
  if (current === undefined && inked + pencilWithoutDoubt === 0) {
    return (
      <EmptyState title={markingMessages.nothingMarkedYet} icon={<IconCheckbox size={32} />}>
        What raises a doubt is listed here once the answers are marked.
      </EmptyState>
    );
  }
  if (current === undefined) {
    return (
      <EmptyState title={markingMessages.nothingToCheck} icon={<IconCheckbox size={32} />}>
        No mark in this quiz raises a doubt.
        {pencilWithoutDoubt > 0 &&
          ` ${counted(pencilWithoutDoubt, 'mark')} in pencil can be accepted together.`}
      </EmptyState>
    );
  }
  return (
    <div className={panes.panes}>
      <AnswerList
        label="Answers to check"
        answers={queue}
        cursor={cursor}
        top={
          <>
            <MeasuredHead />
            <Text size="sm" c="dimmed" className={classes.left}>
              {total === 0
                ? 'All checked. Well done.'
                : `${total} still to check, the most doubtful first`}
            </Text>
          </>
        }
      />
      <MarkPanel
        target={current.target}
        cursor={cursor}
        of={queue.length}
        title={
          current.names.length === 1
            ? current.item.displayName
            : `${current.names.length} students wrote this`
        }
        doubts={<Reasons answer={current} />}
        after={<GroupMembers target={current.target} names={current.names} />}
        below={<Asked answer={current} />}
      />
    </div>
  );
}

function Reasons({ answer: { item, target } }: { answer: QueuedAnswer }) {
  const reasons = isInk(target) ? [] : formatReasons(item);
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {reasons.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function Asked({ answer: { number, target } }: { answer: QueuedAnswer }) {
  const { question } = target;
  return (
    <>
      <Part title={`Question ${number}`}>
        <AskedText question={question} number={number} />
      </Part>
      <FoldedScheme question={question} number={number} />
    </>
  );
}
