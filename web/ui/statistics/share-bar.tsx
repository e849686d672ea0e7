import classes from './share-bar.module.css';

interface ShareBarProps {
  /** 0..100 */
  percent: number;
  /** Dark for what needs attention. */
  tone: 'dark' | 'green' | 'pale';
}

/** A bar for a percentage; the text next to it says the same. */
export function ShareBar({ percent, tone }: ShareBarProps) {
  return (
    <span className={classes.track} aria-hidden>
      <span data-tone={tone} style={{ width: `${percent}%` }} />
    </span>
  );
}
