import { describe, expect, it } from 'vitest';
import { MarkerError } from '../engine/marker-error.ts';
import { createOutageDetector } from './outage.ts';

function play() {
  const clock = { now: 0 };
  const outage = createOutageDetector(() => clock.now);
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) outage.noteFailure(new Error('No.'));
  };
  return { clock, outage, fail };
}

describe('createOutageDetector', () => {
  it('sees none in a burst of failures, nor in a long silence', () => {
    const { clock, outage, fail } = play();
    fail(500);
    expect(outage.isOut()).toBe(false);
    outage.noteSuccess();
    clock.now = 3_600_000;
    fail(5);
    expect(outage.isOut()).toBe(false);
  });

  it('sees one when nothing but failures came for three minutes', () => {
    const { clock, outage, fail } = play();
    fail(20);
    clock.now = 179_000;
    expect(outage.isOut()).toBe(false);
    clock.now = 180_000;
    expect(outage.isOut()).toBe(true);
    outage.noteSuccess();
    expect(outage.isOut()).toBe(false);
  });

  it('sees at once a marker that is set up wrongly, unless it has marked before', () => {
    const refused = new MarkerError('refuses-key', 'No.');
    for (const hasMarked of [false, true]) {
      const { outage } = play();
      if (hasMarked) outage.noteSuccess();
      for (let count = 0; count < 9; count += 1) outage.noteFailure(refused);
      expect(outage.isOut()).toBe(false);
      outage.noteFailure(refused);
      expect(outage.isOut()).toBe(!hasMarked);
      expect(outage.refusal()).toBe(hasMarked ? undefined : refused);
    }
  });
});
