import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isInBackground } from '../threads/in-background.ts';
import { startPoller } from './poller.ts';

const everySeconds = 0.01;
const ignore = () => undefined;

describe('a poller', () => {
  it('polls at once and goes on after a failed poll, which is reported', async () => {
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
    const fourth = Promise.withResolvers<void>();
    let polls = 0;
    let under = 0;
    let max = 0;
    const work = async () => {
      polls += 1;
      under += 1;
      max = Math.max(max, under);
      await setImmediate();
      under -= 1;
      if (polls === 4) fourth.resolve();
    };
    const { stop } = startPoller({ everySeconds, work }, ignore);
    await fourth.promise;
    await stop();
    expect(max).toBe(1);
  });

  it('stops with the poll in hand, and begins no other', async () => {
    let begun = 0;
    let ended = 0;
    const work = async (signal: AbortSignal) => {
      begun += 1;
      if (!signal.aborted) await once(signal, 'abort');
      ended += 1;
    };
    const { stop } = startPoller({ everySeconds, work }, ignore);
    await stop();
    expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
  });

  it('works in the background, where nobody is waiting', async () => {
    const polled = Promise.withResolvers<boolean>();
    const work = async () => polled.resolve(isInBackground());
    const { stop } = startPoller({ everySeconds, work }, ignore);
    await expect(polled.promise).resolves.toBe(true);
    await stop();
    expect(isInBackground()).toBe(false);
  });

  it('can be stopped without waiting for the next poll', async () => {
    const polled = Promise.withResolvers<void>();
    const work = async () => polled.resolve();
    const { stop } = startPoller({ everySeconds: 3_600, work }, ignore);
    await polled.promise;
    await expect(stop()).resolves.toBeUndefined();
  });
});
