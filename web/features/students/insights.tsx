import { IconBulb } from '../../icons/bulb.ts';
import {
  INSIGHT_THRESHOLD_PERCENT,
  STRONG_FROM_PERCENT,
  WEAK_BELOW_PERCENT,
} from '../../../shared/business-rules.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { studentsMessages } from '../../../shared/messages/students.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/page/section.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';

const rule = `A topic is a strength where ${INSIGHT_THRESHOLD_PERCENT}% or more of the marked answers earned at least ${STRONG_FROM_PERCENT}% of their marks, and a weakness where ${INSIGHT_THRESHOLD_PERCENT}% or more earned under ${WEAK_BELOW_PERCENT}%. It can be both.`;

/** The student's strengths and weaknesses, by the rule of spec section 9. */
export function Insights({ profile }: { profile: StudentProfile }) {
  const { summary, strengths, weaknesses } = profile;
  if (summary.markedAnswers === 0) {
    return (
      <Section id="insights" title="AI Analysis Insights">
        <EmptyState title={studentsMessages.nothingMarked} icon={<IconBulb size={32} />}>
          Strengths and weaknesses appear here once answers are marked.
        </EmptyState>
      </Section>
    );
  }
  const subjects = new Set([...strengths, ...weaknesses].map(({ subject }) => subject));
  subjects.delete('');
  const withSubject = subjects.size > 1;
  return (
    <Section id="insights" title="AI Analysis Insights">
      <p className={classes.rule}>{rule}</p>
      <div className={classes.columns}>
        <InsightList
          kind="strong"
          title="Strengths"
          insights={strengths}
          withSubject={withSubject}
          none={`No strengths yet: nowhere did ${INSIGHT_THRESHOLD_PERCENT}% of the marked answers earn ${STRONG_FROM_PERCENT}% of their marks.`}
        />
        <InsightList
          kind="weak"
          title="Weaknesses"
          insights={weaknesses}
          withSubject={withSubject}
          none={`No weaknesses: nowhere did ${INSIGHT_THRESHOLD_PERCENT}% of the marked answers stay under ${WEAK_BELOW_PERCENT}% of their marks.`}
        />
      </div>
    </Section>
  );
}
