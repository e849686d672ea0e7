import { describe, expect, it } from 'vitest';
import { agreementRows } from './evidence-agreement.ts';
import type { EvidenceMarkRow } from './evidence-queries.ts';

const opened = (changes: Partial<EvidenceMarkRow>): EvidenceMarkRow => ({
  submissionId: 'ana_CODE_q1',
  attempt: 1,
  isEarlier: false,
  student: 'Ana',
  questionNumber: 1,
  questionId: 'q1',
  maxMark: 1,
  isExact: false,
  answer: 'an answer',
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

describe('the agreement of an evidence pack', () => {
  it('counts opened answers, and neither bulk acceptance nor what is marked exactly', () => {
    const marks = [
      opened({ mark: 0 }),
      opened({ submissionId: 'ben_CODE_q1' }),
      opened({ submissionId: 'cem_CODE_q1', inBulk: true }),
      opened({ submissionId: 'dot_CODE_q1', confirmedBy: null }),
      opened({ questionId: 'q2', questionNumber: 2, isExact: true }),
    ];
    const [header, first, second, all] = agreementRows({ marks, blind: [], skippedIds: new Set() });
    expect(header?.[7]).toBe('Opened with the AI mark in view');
    // By hand: of two opened answers one has the AI's mark.
    expect(first?.slice(7, 9)).toEqual([2, 50]);
    expect([second?.[7], second?.at(-1)]).toEqual([0, 'marked exactly, without the AI']);
    expect(all?.slice(7, 9)).toEqual([2, 50]);
  });
});
