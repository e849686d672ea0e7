import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_REPORT_STUDENTS } from '../shared/business-rules.ts';
import { firstSixty } from '../server/features/reports/testing/all-notes.ts';
import { createApiClient } from '../server/testing/api-client.ts';
import { buildTeacher } from '../server/testing/factories.ts';
import { say } from './load/report.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures how long the event loop is blocked while the reports of a class are written, checked and
 * watched by their teacher. The figure includes the client's own work, which runs in this process.
 *
 *     npm run bench -- reports
 */

const LOOK_EVERY_MS = 800;
const ROUNDS = 5;
const NANOSECONDS_IN_A_MS = 1e6;

const students = firstSixty
  .flatMap(({ notes }) => notes)
  .slice(0, MAX_REPORT_STUDENTS)
  .map(({ next, positives, name, level, pronouns }) => ({
    name,
    level,
    pronouns,
    positives: `${positives}. ${positives}`,
    areasToImprove: `${next}. ${next}`,
  }));

await withGreenpen(async ({ api, database, cookieOf }) => {
  const client = createApiClient(
    api.replace(/\/api$/u, ''),
    await cookieOf(await buildTeacher(database)),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const { id: batchId } = await client.reports.startBatch({ students, classInfo: {} });
    for (;;) {
      const { reports } = await client.reports.getBatch({ batchId });
      if (reports.every(({ state }) => state !== 'waiting')) break;
      await sleep(LOOK_EVERY_MS);
    }
    delay.disable();
    const ms = (nanoseconds: number) => (nanoseconds / NANOSECONDS_IN_A_MS).toFixed(1);
    say(
      `round ${round}: ${students.length} reports in ${Math.round(performance.now() - began)} ms, ` +
        `event loop delay p99 ${ms(delay.percentile(99))} ms, most ${ms(delay.max)} ms`,
    );
  }
});
