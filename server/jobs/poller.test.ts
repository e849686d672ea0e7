import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startPoller } from './poller.ts';

const everySeconds = 0.01;
const ignore = () => undefined;

describe('a poller', () => {
  it('polls at once and goes on after a poll that failed, which is reported', async () => {
    const reported: unknown[] = [];
    const third = Promise.withResolvers<void>();
    let polls = 0;
    const work = async () => {
      polls += 1;
      if (polls === 1) throw new Error('The database is away.');
      if (polls === 3) third.resolve();
    };
    const { stop } = startPoller({ everySeconds, work }, (error) => reported.push(error));
    await third.promise;
    await stop();
    expect(reported).toEqual([new Error('The database is away.')]);
  });

  it('never overlaps itself', async () => {
    let under = 0;
    let max = 0;
    const work = async () => {
      under += 1;
      max = Math.max(max, under);
      await sleep(30);
      under -= 1;
    };
    const { stop } = startPoller({ everySeconds, work }, ignore);
    await sleep(120);
    await stop();
    expect(max).toBe(1);
  });

  it('end with the one in hand, and none begins after', async () => {
    let begun = 0;
    let ended = 0;
    const work = async (signal: AbortSignal) => {
      begun += 1;
      await sleep(20);
      ended += 1;
      expect(signal.aborted).toBe(true);
    };
    const { stop } = startPoller({ everySeconds, work }, ignore);
    await stop();
    await sleep(50);
    expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
  });

  it('do not wait for the next one to be stopped', async () => {
    const { stop } = startPoller({ everySeconds: 3_600, work: () => Promise.resolve() }, ignore);
    await sleep(10);
    const from = Date.now();
    await stop();
    expect(Date.now() - from).toBeLessThan(1_000);
  });
});
