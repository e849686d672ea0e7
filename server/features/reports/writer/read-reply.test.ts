import { describe, expect, it } from 'vitest';
import { reportStudentSchema } from '../../../../shared/contract/reports.ts';
import { readReply } from './read-reply.ts';

const facts = '[STUDENT] is kind to others.';
const task: Parameters<typeof readReply>[2] = {
  student: reportStudentSchema.parse({ name: 'James Okafor', positives: 'kind to others' }),
  classInfo: { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: '' },
  tone: 'warm',
  length: 'short',
  classmates: [],
  unlike: [],
  turn: 0,
};
const source = 'kind to others';
const read = (...texts: string[]) =>
  readReply(
    texts.map((text) => ({ text, from: source })),
    facts,
    task,
  );

describe('a reply from a model that does not stop', () => {
  it('is read only as far as a report could reach', () => {
    const kind = '[STUDENT] is kind to others.';
    const { report } = read(
      kind,
      'Kind. '.repeat(2_000),
      'x'.repeat(100_000),
      '[CLASSMATE 7] is not.',
    );
    expect(report).toMatch(/^James is kind to others\. Kind\. /u);
    expect(report.length).toBeLessThanOrEqual(5_000);
  });

  it.each([
    ['tags that never close', '<script '.repeat(1_000), ''],
    ['empty lines', '\n'.repeat(9_000), ''],
    ['gaps of another kind', `${'\f'.repeat(4_000)}Kind.`, ' Kind.'],
  ])('loses %s', (_, hostile, left) => {
    const { report } = read('[STUDENT] is kind to others.', hostile);
    expect(report).toBe(`James is kind to others.${left}`);
  });
});
