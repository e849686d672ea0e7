import { NativeSelect } from '@mantine/core';
import type { PointKind, SchemeReading } from '../../../../shared/contract/scheme-reading.ts';
import { counted } from '../../../../shared/counted.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { kindLabels, pointKinds } from './scheme-kinds.ts';
import classes from './scheme-reading.module.css';

type Group = SchemeReading['groups'][number];
type Point = Group['points'][number];

/** Sets the kind of a point in the scheme; null lets the marker recognise it. */
export type ChangeKind = (point: Point, kind: PointKind | null) => void;

interface SchemeGroupProps {
  group: Group;
  /** True for one of several routes, of which the best counts. */
  isFurtherRoute: boolean;
  onKind: ChangeKind;
}

/** Points that belong together, with their common limit ("any two from"). */
export function SchemeGroup({ group, isFurtherRoute, onKind }: SchemeGroupProps) {
  const { cap, route, points } = group;
  return (
    <div className={classes.group} data-capped={cap !== null || route !== null || undefined}>
      {route !== null && <h3 className={classes.subtitle}>{isFurtherRoute ? 'Or' : 'Either'}</h3>}
      {cap !== null && (
        <h3 className={classes.subtitle}>At most {counted(cap, 'mark')} from these</h3>
      )}
      <ul className={classes.points}>
        {points.map((point, index) => (
          // Points have no id, may repeat, and never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <SchemePoint key={index} point={point} onKind={onKind} />
        ))}
      </ul>
    </div>
  );
}

function SchemePoint({ point, onKind }: { point: Point; onKind: ChangeKind }) {
  return (
    <li className={classes.point}>
      <span className={classes.words}>
        <MathsText text={point.point} />
        <Others label="or" texts={point.alternatives} />
        <Others label="accept" texts={point.accepts} />
        <Others label="ignore" texts={point.ignores} />
        <Others label="reject" texts={point.rejects} />
        <KindSelect point={point} onKind={onKind} />
      </span>
      <span className={classes.marks}>{counted(point.marks, 'mark')}</span>
    </li>
  );
}

const RECOGNISED = 'recognised';

function KindSelect({ point, onKind }: { point: Point; onKind: ChangeKind }) {
  const recognised = point.isKindGiven
    ? 'As the marker recognises it'
    : `${kindLabels[point.kind]}, as recognised`;
  return (
    <NativeSelect
      size="xs"
      className={classes.kind}
      aria-label={`Kind of “${point.point}”`}
      value={point.isKindGiven ? point.kind : RECOGNISED}
      data={[
        { value: RECOGNISED, label: recognised },
        ...pointKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onKind(point, pointKinds.find((kind) => kind === value) ?? null)
      }
    />
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
