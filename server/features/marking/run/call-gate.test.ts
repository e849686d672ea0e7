import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCallGate } from './call-gate.ts';

describe('createCallGate', () => {
  it('lets only so many calls be in flight, and all of them through in the end', async () => {
    const gate = createCallGate(3);
    let inFlight = 0;
    let max = 0;
    const call = async (value: number) => {
      max = Math.max(max, (inFlight += 1));
      await setImmediate();
      inFlight -= 1;
      return value;
    };
    const values = Array.from({ length: 20 }, (_, value) => value);
    expect(await Promise.all(values.map((value) => gate.pass(() => call(value))))).toEqual(values);
    expect(max).toBe(3);
  });

  it('frees the place of a call that fails', async () => {
    const gate = createCallGate(1);
    const failing = gate.pass(() => Promise.reject(new Error('No.')));
    const next = gate.pass(async () => 'yes');
    await expect(failing).rejects.toThrow('No.');
    expect(await next).toBe('yes');
  });

  it('lets who waits go when they are told to, without running their call', async () => {
    const gate = createCallGate(1);
    const opened = Promise.withResolvers<void>();
    const first = gate.pass(() => opened.promise);
    const stopping = new AbortController();
    let ran = false;
    const second = gate.pass(async () => (ran = true), stopping.signal);
    const third = gate.pass(async () => 'third');
    stopping.abort(new Error('Stop.'));
    await expect(second).rejects.toThrow('Stop.');
    opened.resolve();
    await first;
    expect(await third).toBe('third');
    expect(ran).toBe(false);
    await expect(gate.pass(async () => 1, stopping.signal)).rejects.toThrow('Stop.');
  });
});
