import type { Job } from './generator.ts';
import type { MeasuredGreenpen } from './measured-greenpen.ts';
import type { Row } from './report.ts';
import { runJob } from './run-job.ts';

/**
 * Runs a job against Greenpen with the load generator, and measures the processor time that
 * Greenpen uses.
 */
export async function measureGreenpen(
  greenpen: MeasuredGreenpen,
  name: string,
  job: Omit<Job, 'port'>,
): Promise<Row> {
  const before = await greenpen.cpuSeconds();
  const measured = await runJob({ ...job, port: greenpen.port });
  const after = await greenpen.cpuSeconds();
  return {
    ...measured,
    name,
    appSeconds: after.app - before.app,
    postgresqlSeconds: after.postgresql - before.postgresql,
  };
}
