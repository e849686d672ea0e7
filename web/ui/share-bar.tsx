import classes from './share-bar.module.css';

interface ShareBarProps {
  /** 0..100 */
  percent: number;
  /** Dark for what wants attention. */
  tone: 'dark' | 'green' | 'pale';
}

/** A share as a bar; the words beside it say the same. */
export function ShareBar({ percent, tone }: ShareBarProps) {
  return (
    <span className={classes.track} aria-hidden>
      <span data-tone={tone} style={{ width: `${percent}%` }} />
    </span>
  );
}
