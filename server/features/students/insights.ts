import { INSIGHT_THRESHOLD_PERCENT } from '../../../shared/business-rules.ts';
import type { Insight } from '../../../shared/contract/students.ts';
import type { TopicRow } from './students-queries.ts';

type Counts = Pick<TopicRow, 'answers' | 'strong' | 'weak' | 'mark' | 'maxMark'>;

interface Insights {
  /** Sorted with the strongest first. */
  strengths: Insight[];
  /** Sorted with the weakest first. */
  weaknesses: Insight[];
}

/**
 * Finds a student's strengths and weaknesses: overall, and in each subject by topic and by spec
 * code. A topic is a strength if at least 30 % of the marked answers are strong, and a weakness if
 * at least 30 % are weak; it can be both (spec section 9, Student insight rules).
 */
export function findInsights(rows: readonly TopicRow[]): Insights {
  const all = [
    ...summarise(rows, 'overall', () => 'All topics'),
    ...[...Map.groupBy(rows, ({ subject }) => subject)].flatMap(([subject, ofSubject]) => [
      ...summarise(ofSubject, 'topic', (row) => row.topic, subject),
      ...summarise(ofSubject, 'spec-code', (row) => row.specCode, subject),
    ]),
  ];
  return {
    strengths: all
      .filter((insight) => insight.strongPercent >= INSIGHT_THRESHOLD_PERCENT)
      .toSorted((one, other) => other.percent - one.percent),
    weaknesses: all
      .filter((insight) => insight.weakPercent >= INSIGHT_THRESHOLD_PERCENT)
      .toSorted((one, other) => one.percent - other.percent),
  };
}

function summarise(
  rows: readonly TopicRow[],
  kind: Insight['kind'],
  nameOf: (row: TopicRow) => string,
  subject = '',
): Insight[] {
  return [...Map.groupBy(rows, nameOf)].map(([name, group]) => {
    const { answers, strong, weak, mark, maxMark } = group.reduce<Counts>(add, nothing);
    return {
      kind,
      subject,
      name,
      answers,
      strongPercent: (100 * strong) / answers,
      weakPercent: (100 * weak) / answers,
      percent: (100 * mark) / maxMark,
    };
  });
}

const nothing: Counts = { answers: 0, strong: 0, weak: 0, mark: 0, maxMark: 0 };

function add(sum: Counts, row: Counts): Counts {
  return {
    answers: sum.answers + row.answers,
    strong: sum.strong + row.strong,
    weak: sum.weak + row.weak,
    mark: sum.mark + row.mark,
    maxMark: sum.maxMark + row.maxMark,
  };
}
