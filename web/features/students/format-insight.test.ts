import { expect, it } from 'vitest';
import { formatInsight } from './format-insight.ts';

const insight = {
  kind: 'topic',
  subject: 'Geography',
  name: 'Rivers',
  answers: 3,
  strongPercent: 200 / 3,
  weakPercent: 100 / 3,
  percent: 71,
} as const;

it('says how many answers an insight is based on', () => {
  expect(formatInsight(insight, 'strong')).toBe('2 of 3 answers strong');
  expect(formatInsight(insight, 'weak')).toBe('1 of 3 answers weak');
  expect(formatInsight({ ...insight, answers: 1, weakPercent: 100 }, 'weak')).toBe(
    '1 of 1 answer weak',
  );
});
