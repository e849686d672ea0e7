import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startRounds } from './rounds.ts';

const everySeconds = 0.01;
const ignore = () => undefined;

describe('rounds', () => {
  it('begin at once and go on after one that failed, which is reported', async () => {
    const reported: unknown[] = [];
    const third = Promise.withResolvers<void>();
    let rounds = 0;
    const work = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('The database is away.');
      if (rounds === 3) third.resolve();
    };
    const { stop } = startRounds({ everySeconds, work }, (error) => reported.push(error));
    await third.promise;
    await stop();
    expect(reported).toEqual([new Error('The database is away.')]);
  });

  it('never overlap', async () => {
    let under = 0;
    let most = 0;
    const work = async () => {
      under += 1;
      most = Math.max(most, under);
      await sleep(30);
      under -= 1;
    };
    const { stop } = startRounds({ everySeconds, work }, ignore);
    await sleep(120);
    await stop();
    expect(most).toBe(1);
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
    const { stop } = startRounds({ everySeconds, work }, ignore);
    await stop();
    await sleep(50);
    expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
  });

  it('do not wait for the next one to be stopped', async () => {
    const { stop } = startRounds({ everySeconds: 3_600, work: () => Promise.resolve() }, ignore);
    await sleep(10);
    const from = Date.now();
    await stop();
    expect(Date.now() - from).toBeLessThan(1_000);
  });
});
