import type { SchemeReading } from '../../../shared/contract/scheme-reading.ts';
import { MathsText } from '../../ui/maths-text.tsx';
import classes from './scheme-reading.module.css';

type Group = SchemeReading['groups'][number];
type Point = Group['points'][number];

const inMarks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

/** Points that belong together, with their common limit ("any two from"). */
export function SchemeGroup({ group: { cap, points } }: { group: Group }) {
  return (
    <div className={classes.group} data-capped={cap !== null || undefined}>
      {cap !== null && <h4 className={classes.subtitle}>At most {inMarks(cap)} from these</h4>}
      <ul className={classes.points}>
        {points.map((point, index) => (
          // Points have no id, may repeat, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <SchemePoint key={index} point={point} />
        ))}
      </ul>
    </div>
  );
}

function SchemePoint({ point }: { point: Point }) {
  return (
    <li className={classes.point}>
      <span className={classes.words}>
        <MathsText text={point.point} />
        <Others label="or" texts={point.alternatives} />
        <Others label="accept" texts={point.accepts} />
        <Others label="ignore" texts={point.ignores} />
        <Others label="reject" texts={point.rejects} />
      </span>
      <span className={classes.marks}>{inMarks(point.marks)}</span>
    </li>
  );
}

function Others({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <span className={classes.others} data-kind={label}>
      <span className={classes.label}>{label}</span>
      <span>
        <MathsText text={texts.join('; ')} />
      </span>
    </span>
  );
}
