import type { Icon } from '../../icons/icon.tsx';
import classes from './row-outcome.module.css';

interface RowOutcomeProps {
  label: string;
  Icon: Icon;
  tone: 'good' | 'neutral' | 'bad';
  /** The reasons for the outcome, one sentence each. */
  remarks: readonly (string | null | undefined)[];
}

/** The outcome of one row of an import: icon, word and reasons. */
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
