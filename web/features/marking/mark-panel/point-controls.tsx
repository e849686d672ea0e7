import { Button, Text } from '@mantine/core';
import { useDraft } from '../decisions/mark-drafts.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import { type LessonStart, startOfLesson } from '../teach/lesson-start.ts';
import { PointRows } from './point-rows.tsx';
import classes from './point-rows.module.css';
import { usePointTicks } from './use-point-ticks.ts';

interface PointControlsProps {
  target: MarkTarget;
  /** True if single keys tick its points. */
  isCurrent: boolean;
}

/** The points of the scheme with their ticks, from which the mark follows. */
export function PointControls({ target, isCurrent }: PointControlsProps) {
  const { points, isKnown, isApart, isOfEarlierQuestion, words, tick, isLocked } = usePointTicks(
    target,
    isCurrent,
  );
  return (
    <>
      {isKnown && points.length === 0 && (
        <Text size="sm" c="dimmed">
          The mark scheme has no separate points. Type the mark.
        </Text>
      )}
      {isApart && points.length > 0 && (
        <Text size="sm" c="dimmed">
          {isOfEarlierQuestion
            ? 'The mark is for earlier points. Tick these to give it again.'
            : 'The mark was typed. Tick points to give it by points instead.'}
        </Text>
      )}
      <PointRows
        points={points.map(({ point, marksAvailable, marksAwarded, quote }) => ({
          point,
          marks: marksAvailable,
          isTicked: marksAwarded > 0,
          quote,
        }))}
        isLocked={isLocked}
        hasKeys={isCurrent}
        words={words}
        onTick={tick}
        after={points.map((point, place) => {
          const lesson = startOfLesson(target, place, point);
          return lesson && <TeachPoint key={point.point} target={target} lesson={lesson} />;
        })}
      />
    </>
  );
}

/** Teaches a line right after a tick; saves the mark first, so that the lesson leaves it alone. */
function TeachPoint({ target, lesson }: { target: MarkTarget; lesson: LessonStart }) {
  const { teach, decisions, isLocked } = useDesk();
  const draft = useDraft(target.key);
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={classes.lesson}
      disabled={isLocked}
      onClick={() => {
        if (draft === undefined || decisions.save(target)) teach({ target, ...lesson });
      }}
    >
      {lesson.kind === 'accept'
        ? 'Accept these words from now on…'
        : `Reject “${lesson.line}” from now on…`}
    </Button>
  );
}
