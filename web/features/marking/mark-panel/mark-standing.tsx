import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import {
  type MarkTarget,
  sharedAiMark,
  sharedGiver,
  sharedMark,
  targetState,
} from '../decisions/mark-target.ts';
import classes from './mark-form.module.css';

/** The state of a target's mark: pencil, ink, or different for different students. */
export function MarkStanding({ target }: { target: MarkTarget }) {
  const state = targetState(target);
  const mark = sharedMark(target);
  if (state === 'mixed' || mark === null) return <span className={classes.mixed}>Mixed</span>;
  return (
    <MarkBadge
      state={state}
      mark={mark}
      maxMark={target.question.maxMark}
      aiMark={sharedAiMark(target)}
      giver={sharedGiver(target)}
      isInBulk={target.submissions.some(({ isAcceptedInBulk }) => isAcceptedInBulk)}
    />
  );
}
