import { describe, expect, it } from 'vitest';
import { MarkerError, type MarkerErrorReason } from '../../engine/marker-error.ts';
import { createOutageDetector } from './outage.ts';

function play({ answers = 200, timeoutMs = 60_000 } = {}) {
  const clock = { now: 0 };
  const outage = createOutageDetector({ now: () => clock.now, answers, timeoutMs });
  const fail = (times: number, error: Error = new Error('No.')) => {
    for (let count = 0; count < times; count += 1) outage.noteFailure(error);
    return outage.signal.aborted;
  };
  return { clock, outage, fail };
}
const because = (reason: MarkerErrorReason) => new MarkerError(reason, 'No.');

describe('createOutageDetector', () => {
  it('reports no outage after a burst of failures or a long silence', () => {
    const { clock, outage, fail } = play();
    expect(fail(500)).toBe(false);
    outage.noteSuccess();
    clock.now = 3_600_000;
    expect(fail(5)).toBe(false);
  });

  it('reports an outage after two minutes of nothing but failures', () => {
    const { clock, fail } = play();
    fail(20);
    clock.now = 119_000;
    expect(fail(1)).toBe(false);
    clock.now = 120_000;
    expect(fail(1)).toBe(true);
  });

  it.each(['refuses-key', 'unknown-model', 'refused'] as const)(
    'recognises at the tenth refusal in a row that retrying would not help: %s',
    (reason) => {
      const { outage, fail } = play();
      expect(fail(9, because(reason))).toBe(false);
      outage.noteSuccess();
      expect(fail(9, because(reason))).toBe(false);
      expect(fail(1, because(reason))).toBe(true);
    },
  );

  it('needs fewer than ten refusals if there are fewer answers', () => {
    expect(play({ answers: 3 }).fail(3, because('refused'))).toBe(true);
  });

  it('ends a run of hanging calls after a second consecutive time-out', () => {
    const { clock, outage, fail } = play();
    clock.now = 60_010;
    expect(fail(4, because('timed-out'))).toBe(false);
    outage.noteSuccess();
    clock.now = 120_020;
    expect(fail(4, because('timed-out'))).toBe(false);
    clock.now = 180_020;
    expect(fail(1, because('timed-out'))).toBe(true);
  });

  it('recognises a model whose answers are all unusable, but sees no outage in single unusable answers', () => {
    const { outage, fail } = play();
    fail(19, because('unusable'));
    outage.noteSuccess();
    expect(fail(19, because('unusable'))).toBe(false);
    expect(fail(1, because('unusable'))).toBe(true);
  });

  it('reports an outage if the gate has already waited long enough', () => {
    const { fail } = play();
    expect(fail(1, because('busy'))).toBe(false);
    expect(fail(1, because('busy').with({ waitedMs: 120_000 }))).toBe(true);
  });
});
