import { describe, expect, it } from 'vitest';
import { attemptRefusals } from '../../../../shared/messages/attempt-refusals.ts';
import type { SampledAnswer } from '../../marking/public.ts';
import { agreementRows, type MeasuredMarks } from './evidence-agreement.ts';
import type { EvidenceStepRow } from './evidence-queries.ts';
import type { ComparedMark } from './opened-marks.ts';

const opened = (changes: Partial<ComparedMark>): ComparedMark => ({
  submissionId: 'ana_CODE_q1',
  attempt: 1,
  isEarlier: false,
  student: 'Ana',
  questionNumber: 1,
  questionId: 'q1',
  maxMark: 1,
  isExact: false,
  answer: 'an answer',
  says: 'an answer',
  mark: 1,
  aiMark: 1,
  marker: 'built-in',
  promptHash: null,
  confidence: 1,
  flags: null,
  confirmedBy: 'Terry Teacher',
  inBulk: false,
  feedback: '',
  points: null,
  ...changes,
});

const sampled = (changes: Partial<SampledAnswer>): SampledAnswer => ({
  submissionId: 'ana_CODE_q1',
  userId: 'ana',
  questionId: 'q1',
  purpose: 'sample',
  predictedMark: null,
  predictedBy: null,
  isOutdated: false,
  isUnjudged: false,
  standing: '',
  maxMark: 1,
  userAnswer: 'an answer',
  revision: 1,
  marks: [{ teacherId: 'terry', teacher: 'Terry Teacher', mark: 1, points: [], isOfNow: true }],
  ...changes,
});

const rowsOf = (found: Partial<MeasuredMarks>) =>
  agreementRows({
    marks: [opened({})],
    steps: [],
    changes: [],
    sample: [],
    skippedIds: new Set(),
    inkedBlind: new Set(),
    ...found,
  });

const figuresOf = (sample: SampledAnswer[]) => rowsOf({ sample })[1]?.slice(1, 7);

const step = (
  submissionId: string,
  at: string,
  kind: string,
  decisionId: string | null = null,
): EvidenceStepRow => ({
  submissionId,
  at,
  kind,
  decisionId,
  inBulk: false,
  teacher: null,
  marker: null,
  promptHash: null,
  oldMark: null,
  newMark: 1,
  oldFeedback: '',
  newFeedback: '',
  tickedPoints: null,
  reason: null,
});

const countOf = (
  marks: ComparedMark[],
  steps: EvidenceStepRow[],
  changes: MeasuredMarks['changes'] = [],
) => rowsOf({ marks, steps, changes })[1]?.[7];

describe('the agreement of an evidence pack', () => {
  it('counts opened answers, but neither bulk acceptance nor exactly marked answers', () => {
    const marks = [
      opened({ mark: 0 }),
      opened({ submissionId: 'ben_CODE_q1' }),
      opened({ submissionId: 'cem_CODE_q1', inBulk: true }),
      opened({ submissionId: 'dot_CODE_q1', confirmedBy: null }),
      opened({ questionId: 'q2', questionNumber: 2, isExact: true }),
    ];
    const [header, first, second, all] = rowsOf({ marks });
    expect(header?.[7]).toBe(
      'Decided with the AI mark in view, once for answers that say the same',
    );
    // Worked out by hand: one of two opened answers has the AI's mark.
    expect(first?.slice(7, 9)).toEqual([2, 50]);
    expect([second?.[7], second?.at(-1)]).toEqual([0, 'marked exactly, without the AI']);
    expect(all?.slice(7, 9)).toEqual([2, 50]);
  });

  it('does not count answers left blank, which no marker judged', () => {
    const marks = [opened({ marker: 'greenpen', mark: 0, aiMark: 0 })];
    expect(rowsOf({ marks })[1]?.[7]).toBe(0);
  });

  it('does not count as opened an answer that a blind mark put in ink, measured or not', () => {
    const marks = [opened({}), opened({ submissionId: 'ben_CODE_q1' })];
    const inkedBlind = new Set(['ben_CODE_q1 1']);
    const [, first] = rowsOf({ marks, sample: [sampled({})], inkedBlind });
    expect(first?.[7]).toBe(0);
  });

  const [ana, ben, cem] = ['ana_CODE_q1', 'ben_CODE_q1', 'cem_CODE_q1'] as const;
  const three = [ana, ben, cem].map((submissionId) => opened({ submissionId }));

  it('counts a decision on several answers that say the same as one', () => {
    const marked = [ana, ben, cem].map((id) => step(id, '2026-01-01T08', 'marked'));
    const together = [ana, ben].map((id) => step(id, '2026-01-01T09', 'accepted', 'one'));
    const alone = step(cem, '2026-01-01T10', 'accepted', 'another');
    expect(countOf(three, [...marked, ...together, alone])).toBe(2);
  });

  it('does not count an answer whose words were in ink before the AI marked it', () => {
    const steps = [
      step(ana, '2026-01-01T08', 'marked'),
      step(ana, '2026-01-01T09', 'overridden', 'one'),
      step(ben, '2026-01-01T10', 'marked'),
      step(ben, '2026-01-01T11', 'accepted', 'two'),
      step(cem, '2026-01-01T10', 'marked'),
      step(cem, '2026-01-01T11', 'accepted', 'three'),
    ];
    expect(countOf(three, steps)).toBe(1);
    const otherWords = three.map((row) => ({ ...row, says: row.submissionId }));
    expect(countOf(otherWords, steps)).toBe(3);
    // The marker learns nothing from a mark accepted in bulk.
    const inBulk = steps.map((each) => ({ ...each, inBulk: each.submissionId === ana }));
    expect(countOf(three, inBulk)).toBe(3);
  });

  it('counts no decision on a mark that follows an earlier wording of the question', () => {
    const steps = [
      step(ana, '2026-01-01T08', 'marked'),
      step(ana, '2026-01-01T10', 'overridden', 'one'),
    ];
    const changed = (at: string, questionId = 'q1') =>
      countOf([opened({ mark: 0 })], steps, [{ questionId, at }]);
    expect(changed('2026-01-01T09')).toBe(0);
    expect(changed('2026-01-01T07')).toBe(1);
    expect(changed('2026-01-01T11')).toBe(1);
    expect(changed('2026-01-01T09', 'q2')).toBe(1);
  });

  it('does not take a mark of an earlier attempt for a mark of the same words', () => {
    const steps = [
      step(ana, '2026-01-01T08', 'marked'),
      step(ana, '2026-01-01T09', 'accepted', 'one'),
      step(ana, '2026-01-02T08', 'reset'),
      step(ana, '2026-01-02T09', 'marked'),
      step(ana, '2026-01-02T10', 'accepted', 'two'),
    ];
    expect(countOf([opened({ attempt: 2 })], steps)).toBe(1);
    expect(countOf([opened({ isEarlier: true })], steps)).toBe(1);
  });

  it('does not take a mark of a later attempt for a mark of the attempt that counts', () => {
    const follow = { reason: attemptRefusals.attemptFollowed };
    const steps = [
      step(ana, '2026-01-01T08', 'marked'),
      step(ana, '2026-01-01T09', 'overridden', 'one'),
      { ...step(ana, '2026-01-02T08', 'reset'), ...follow },
      step(ana, '2026-01-02T09', 'marked'),
      step(ana, '2026-01-02T10', 'accepted', 'two'),
      { ...step(ana, '2026-01-03T08', 'reset'), ...follow },
    ];
    expect(countOf([opened({ attempt: 1, isEarlier: true, aiMark: 0 })], steps)).toBe(1);
    expect(countOf([opened({ attempt: 2, isEarlier: true })], steps)).toBe(1);
  });

  it('says of all answers only what ten first shows, and counts spot checks as blind marks', () => {
    const first = sampled({ predictedMark: 1 });
    const spot = sampled({ submissionId: 'bo_CODE_q1', purpose: 'spot-check', predictedMark: 0 });
    // One of one leaves anything from 5 % on possible.
    expect(figuresOf([first, spot])).toEqual([2, 50, 100, expect.anything(), 5, 100]);
    expect(figuresOf([spot])).toEqual([1, 0, 100, 'too few answers', '', '']);
  });

  const unmarked = sampled({ marks: [] });
  const spotCheck = sampled({ purpose: 'spot-check', predictedMark: 1 });
  it.each<[string, SampledAnswer[], boolean]>([
    ['not done', [], false],
    ['not done', [unmarked], false],
    ['skipped', [unmarked], true],
    ['skipped, spot-checked', [unmarked, spotCheck], true],
    ['not done, spot-checked', [spotCheck], false],
    ['done', [sampled({ predictedMark: 1 })], false],
    ['marked, not yet measured', [sampled({})], false],
    ['marked, not yet measured', [sampled({})], true],
    ['marked, the AI gave no mark', [sampled({ isUnjudged: true })], false],
    ['1 of 2 marked', [sampled({ predictedMark: 1 }), unmarked], false],
    ['1 of 2 marked, the rest skipped', [sampled({ predictedMark: 1 }), unmarked], true],
  ])('describes ten first as %s', (said, sample, isSkipped) => {
    const [, first] = rowsOf({ sample, skippedIds: new Set(isSkipped ? ['q1'] : []) });
    expect(first?.at(-1)).toBe(said);
  });
});
