import { clockChangeAt, fromLocalTime, toLocalTime } from '../../../../shared/school-time.ts';
import { useSchoolTimeZone } from '../../../api/use-current-user.ts';
import { DateInput } from '../../../ui/dates/date-input.tsx';
import { timeZoneName } from '../../../ui/dates/format-date.ts';
import classes from './set-for-classes.module.css';

/**
 * A time window as typed into its two fields, in the school's time zone; an empty field is
 * open-ended.
 */
export interface TypedWindow {
  opens: string;
  closes: string;
}

interface StoredWindow {
  opensAt: string | null;
  closesAt: string | null;
}

export const noWindow: TypedWindow = { opens: '', closes: '' };

export const typedWindow = (
  { opensAt, closesAt }: StoredWindow,
  timeZone: string,
): TypedWindow => ({
  opens: toLocalTime(opensAt, timeZone),
  closes: toLocalTime(closesAt, timeZone),
});

/**
 * Returns the times that the fields mean. An unchanged field keeps its exact time, including its
 * seconds and, when the clocks go back, which of two equal hours it is.
 */
export function readTypedWindow(
  { opens, closes }: TypedWindow,
  timeZone: string,
  stored?: StoredWindow,
): StoredWindow {
  const read = (typed: string, before: string | null = null) =>
    typed === toLocalTime(before, timeZone) ? before : fromLocalTime(typed, timeZone);
  return { opensAt: read(opens, stored?.opensAt), closesAt: read(closes, stored?.closesAt) };
}

interface WindowFieldsProps extends TypedWindow {
  onChange: (part: Partial<TypedWindow>) => void;
}

/** The fields for when a quiz opens and closes, with a note about clock changes. */
export function WindowFields({ opens, closes, onChange }: WindowFieldsProps) {
  const timeZone = useSchoolTimeZone();
  return (
    <>
      <DateInput
        type="datetime-local"
        label="Opens"
        className={classes.time}
        description={formatClock(opens, timeZone)}
        inputWrapperOrder={noteBelow}
        value={opens}
        onChange={(event) => onChange({ opens: event.currentTarget.value })}
      />
      <DateInput
        type="datetime-local"
        label="Closes"
        className={classes.time}
        description={formatClock(closes, timeZone)}
        inputWrapperOrder={noteBelow}
        value={closes}
        onChange={(event) => onChange({ closes: event.currentTarget.value })}
      />
    </>
  );
}

const noteBelow = ['label' as const, 'input' as const, 'description' as const, 'error' as const];

function formatClock(typed: string, timeZone: string): string | undefined {
  const meant = fromLocalTime(typed, timeZone);
  if (meant === null) return undefined;
  const time = typed.slice(-5);
  switch (clockChangeAt(typed, timeZone)) {
    case 'none':
      return undefined;
    case 'skipped':
      return `The clocks go forward, so there is no ${time}: it will be ${toLocalTime(meant, timeZone).slice(-5)}.`;
    case 'twice':
      return `The clocks go back, so there are two: it will be the second, ${time} ${timeZoneName(meant, timeZone)}.`;
  }
}
