import { expect, it, vi } from 'vitest';
import { runJob } from './run-job.ts';

type Job = Parameters<typeof runJob<'send-webhook'>>[0];

it('tells once of a job that is taken from its worker while it heeds nothing', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const countJob = vi.fn();
  const taken = new AbortController();
  const mayEnd = Promise.withResolvers<void>();
  const job = {
    id: 'one',
    name: 'send-webhook',
    data: { deliveryId: 'a delivery' },
    retryCount: 0,
    retryLimit: 3,
    signal: taken.signal,
  } as Job;
  const reports = { log, metrics: { countJob }, onError: vi.fn() };
  const ran = runJob(job, () => mayEnd.promise, new AbortController().signal, reports);
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
      err: expect.objectContaining({ message: 'It took longer than it may.' }),
    }),
    expect.any(String),
  );
});
