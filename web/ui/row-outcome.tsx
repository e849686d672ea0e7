import type { Icon } from '../icons/icon.tsx';
import classes from './row-outcome.module.css';

interface RowOutcomeProps {
  label: string;
  Icon: Icon;
  tone: 'good' | 'neutral' | 'bad';
  /** Why it is so, a sentence each. */
  remarks: readonly (string | null | undefined)[];
}

/** What became of one row of an import: sign, word, and why. */
export function RowOutcome({ label, Icon, tone, remarks }: RowOutcomeProps) {
  return (
    <span className={classes.outcome} data-tone={tone}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span>
        <span className={classes.label}>{label}</span>
        {remarks.filter(Boolean).map((remark) => (
          <span key={remark} className={classes.remark}>
            {remark}
          </span>
        ))}
      </span>
    </span>
  );
}
