import { describe, expect, it } from 'vitest';
import { findInsights } from './insights.ts';
import type { TopicRow } from './students-queries.ts';

const row = (values: Partial<TopicRow>): TopicRow => ({
  userId: 'student',
  subject: 'Biology',
  topic: 'Cells',
  specCode: '4.1',
  answers: 10,
  unopened: 0,
  strong: 0,
  weak: 0,
  mark: 14,
  maxMark: 20,
  ...values,
});
const namesOf = (rows: TopicRow[]) => {
  const { strengths, weaknesses } = findInsights(rows);
  return {
    strengths: strengths.map((insight) => insight.name),
    weaknesses: weaknesses.map((insight) => insight.name),
  };
};

const withSubjects = (list: { subject: string; name: string }[]) =>
  list.map(({ subject, name }) => [subject, name]);
const topics = (list: { kind: string; name: string }[]) =>
  list.filter((insight) => insight.kind === 'topic').map((insight) => insight.name);

describe('findInsights', () => {
  it('finds nothing before anything is marked', () => {
    expect(findInsights([])).toEqual({ strengths: [], weaknesses: [] });
  });

  it('finds a strength from 30 % of strong answers', () => {
    expect(namesOf([row({ strong: 2 })]).strengths).toEqual([]);
    expect(namesOf([row({ strong: 3 })]).strengths).toEqual(['All topics', 'Cells', '4.1']);
  });

  it('finds a weakness from 30 % of weak answers, and can find both at once', () => {
    expect(namesOf([row({ strong: 5, weak: 3 })])).toEqual({
      strengths: ['All topics', 'Cells', '4.1'],
      weaknesses: ['All topics', 'Cells', '4.1'],
    });
  });

  it('adds up a topic that appears under several spec codes, and keeps the spec codes apart', () => {
    const { strengths } = findInsights([
      row({ specCode: '4.1', strong: 4, answers: 10 }),
      row({ specCode: '4.2', strong: 0, answers: 10 }),
    ]);
    expect(strengths).toEqual([
      expect.objectContaining({ kind: 'spec-code', name: '4.1', strongPercent: 40 }),
    ]);
  });

  it('keeps topics and spec codes of the same name in different subjects apart', () => {
    const { strengths, weaknesses } = findInsights([
      row({ subject: 'Biology', topic: 'Energy', specCode: '4.1', strong: 10, mark: 20 }),
      row({ subject: 'Physics', topic: 'Energy', specCode: '4.1', weak: 10, mark: 2 }),
    ]);
    expect(withSubjects(strengths)).toEqual([
      ['Biology', 'Energy'],
      ['Biology', '4.1'],
      ['', 'All topics'],
    ]);
    expect(withSubjects(weaknesses)).toEqual([
      ['Physics', 'Energy'],
      ['Physics', '4.1'],
      ['', 'All topics'],
    ]);
  });

  it('puts the strongest and the weakest first', () => {
    const rows = [
      row({ topic: 'Cells', specCode: '1', strong: 9, weak: 5, mark: 18 }),
      row({ topic: 'Energy', specCode: '2', strong: 4, weak: 5, mark: 9 }),
    ];
    expect(topics(findInsights(rows).strengths)).toEqual(['Cells', 'Energy']);
    expect(topics(findInsights(rows).weaknesses)).toEqual(['Energy', 'Cells']);
  });
});
