import { describe, expect, it } from 'vitest';
import { currentStepIndex, progressAnnouncement, shareOfRun } from './marking-steps.ts';
import { sampleRun as run } from './testing-run.ts';

describe('currentStepIndex', () => {
  it.each([
    ['queued', -1],
    ['batches', 0],
    ['retry', 1],
    ['verification', 2],
    ['done', 3],
  ] as const)('puts phase %s at step %i', (phase, index) => {
    expect(currentStepIndex({ ...run, phase })).toBe(index);
  });

  it('moves to reloading after a run that was stopped in its first phase', () => {
    expect(currentStepIndex({ ...run, state: 'stopped' })).toBe(3);
  });
});

describe('progressAnnouncement', () => {
  it('changes by quarters, not with every answer', () => {
    const spoken = [10, 11, 19].map((marked) => progressAnnouncement({ ...run, marked }));
    expect(new Set(spoken)).toEqual(new Set(['Initial batches: 25 percent of 40 answers marked.']));
  });
});

describe('shareOfRun', () => {
  it('is whole for a run with nothing to do', () => {
    expect(shareOfRun(0, { ...run, total: 0 })).toBe(100);
  });
});
