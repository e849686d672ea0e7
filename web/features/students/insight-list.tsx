import { Button } from '@mantine/core';
import { IconTargetArrow } from '../../icons/target-arrow.ts';
import { IconThumbUp } from '../../icons/thumb-up.ts';
import { useState } from 'react';
import { INSIGHT_THRESHOLD_PERCENT } from '../../../shared/business-rules.ts';
import type { Insight } from '../../../shared/contract/students.ts';
import { ShareBar } from '../../ui/statistics/share-bar.tsx';
import { countOf, formatInsight } from './format-insight.ts';
import classes from './insights.module.css';

/** As many of each kind as can be read at a glance. */
const AT_A_GLANCE = 5;

const groups = [
  { kind: 'overall', name: 'Overall' },
  { kind: 'topic', name: 'By topic' },
  { kind: 'spec-code', name: 'By spec code' },
] as const;

interface InsightListProps {
  kind: 'strong' | 'weak';
  title: string;
  insights: readonly Insight[];
  /** True if each insight names its subject, because the student has marks in several. */
  withSubject: boolean;
  /** Shown if there are none. */
  none: string;
}

/** A student's strengths or weaknesses: overall, by topic and by spec code. */
export function InsightList({ kind, title, insights, withSubject, none }: InsightListProps) {
  const Icon = kind === 'strong' ? IconThumbUp : IconTargetArrow;
  return (
    <section className={classes.list} aria-label={title}>
      <h3 className={classes.title}>
        <Icon size={20} aria-hidden className={classes.icon} data-kind={kind} />
        {title}
      </h3>
      {insights.length === 0 && <p className={classes.none}>{none}</p>}
      {groups.map((group) => (
        <InsightGroup
          key={group.kind}
          kind={kind}
          name={group.name}
          withSubject={withSubject}
          insights={insights.filter((insight) => insight.kind === group.kind)}
        />
      ))}
    </section>
  );
}

interface InsightGroupProps {
  kind: 'strong' | 'weak';
  name: string;
  withSubject: boolean;
  insights: readonly Insight[];
}

function InsightGroup({ kind, name, withSubject, insights }: InsightGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (insights.length === 0) return null;
  const shown = isWhole ? insights : insights.slice(0, AT_A_GLANCE);
  return (
    <div className={classes.group}>
      <h4 className={classes.groupName}>{name}</h4>
      <ul className={classes.rows}>
        {shown.map((insight) => (
          <InsightRow
            key={JSON.stringify([insight.subject, insight.name])}
            kind={kind}
            subject={withSubject ? insight.subject : ''}
            insight={insight}
          />
        ))}
      </ul>
      {insights.length > AT_A_GLANCE && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Only the first ${AT_A_GLANCE}` : `Show all ${insights.length}`}
        </Button>
      )}
    </div>
  );
}

interface InsightRowProps {
  kind: 'strong' | 'weak';
  /** Empty if it is obvious. */
  subject: string;
  insight: Insight;
}

function InsightRow({ kind, subject, insight }: InsightRowProps) {
  const share = kind === 'strong' ? insight.strongPercent : insight.weakPercent;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {insight.name}
        {subject !== '' && `, ${subject}`}
      </span>
      <span className={classes.count}>{formatInsight(insight, kind)}</span>
      <span
        className={classes.bar}
        title={`${countOf(insight, kind)} of ${insight.answers}; the line is at ${INSIGHT_THRESHOLD_PERCENT}%`}
      >
        <ShareBar percent={share} tone={kind === 'strong' ? 'green' : 'dark'} />
        <span className={classes.threshold} style={{ left: `${INSIGHT_THRESHOLD_PERCENT}%` }} />
      </span>
    </li>
  );
}
