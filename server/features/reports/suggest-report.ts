import type { StudentProfile } from '../../../shared/contract/students.ts';

type Topic = StudentProfile['strengths'][number];

/** What a student's own marked work shows by topic, the best first. */
export function suggestReport({ strengths, weaknesses }: StudentProfile): { evidence: string[] } {
  const topics = [...strengths, ...weaknesses]
    .filter(({ kind }) => kind === 'topic')
    .toSorted((one, other) => other.percent - one.percent);
  // A topic can be a strength and a weakness.
  return { evidence: [...new Set(topics.map(inWords))] };
}

const inWords = ({ name, percent }: Topic): string => `${Math.round(percent)}% in ${name}`;
