import { Switch } from '@mantine/core';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { formatMarked } from '../format-count.ts';
import { FollowUpQuiz } from './follow-up-quiz.tsx';
import { MissedPoints } from './missed-points.tsx';
import classes from './reteach.module.css';
import { useNamesInAddress } from './use-names-in-address.ts';
import { WeakAreas } from './weak-areas.tsx';

/**
 * What the class missed, and who needs what: with names for the teacher, or without for showing to
 * the class.
 */
export function ReteachSheet({ reteach }: { reteach: Reteach }) {
  const { hasNames, setHasNames } = useNamesInAddress();
  return (
    <>
      <div className={classes.bar}>
        <Switch
          label="Without names"
          description="For the projector, or to hand out"
          checked={!hasNames}
          onChange={(event) => setHasNames(!event.currentTarget.checked)}
        />
        <FollowUpQuiz reteach={reteach} />
      </div>
      {reteach.markedCount < reteach.submissionCount && (
        <p className={classes.pending}>
          {formatMarked(reteach.markedCount, reteach.submissionCount)}: those that are Pending are
          not in this sheet yet.
        </p>
      )}
      <div className={classes.sheet}>
        <MissedPoints points={reteach.points} students={reteach.students} />
        <WeakAreas areas={reteach.areas} students={reteach.students} hasNames={hasNames} />
      </div>
    </>
  );
}
