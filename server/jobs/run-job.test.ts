import { expect, it, vi } from 'vitest';
import { isInBackground } from '../threads/in-background.ts';
import { runJob } from './run-job.ts';

type Job = Parameters<typeof runJob<'send-webhook'>>[0];

const job = {
  id: 'one',
  name: 'send-webhook',
  data: { deliveryId: 'a delivery' },
  retryCount: 0,
  retryLimit: 3,
  signal: new AbortController().signal,
} as Job;
const going = new AbortController().signal;

it('does the work of a job in the background, where nobody is waiting', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const reports = { log, metrics: { countJob: vi.fn() }, onError: vi.fn() };
  const seen: boolean[] = [];
  const handler = async () => void seen.push(isInBackground());
  await runJob(job, handler, going, reports);
  expect(seen).toEqual([true]);
  expect(isInBackground()).toBe(false);
});

it('reports a job once if it is taken from its worker while it ignores the signal', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const countJob = vi.fn();
  const taken = new AbortController();
  const mayEnd = Promise.withResolvers<void>();
  const reports = { log, metrics: { countJob }, onError: vi.fn() };
  const ran = runJob({ ...job, signal: taken.signal }, () => mayEnd.promise, going, reports);
  taken.abort();
  expect(await ran).toMatchObject({ status: 'failed' });
  mayEnd.resolve();
  await mayEnd.promise;
  expect(countJob).toHaveBeenCalledExactlyOnceWith('send-webhook', 'failed', expect.any(Number));
  expect(log.info).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      job: 'send-webhook',
      id: 'one',
      attempt: 1,
      err: expect.objectContaining({ message: 'It exceeded its time limit.' }),
    }),
    expect.any(String),
  );
});
