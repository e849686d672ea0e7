import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RosterReport } from '../shared/contract/roster.ts';
import { buildUser } from '../server/testing/factories.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the import of a OneRoster file of 40,000 people in 2,000 classes over HTTP: the first,
 * one that changes nothing, and one on a morning with some changes. Also measures the event loop
 * meanwhile.
 *
 *     npm run bench -- roster
 */

const [TEACHERS, STUDENTS, CLASSES, CLASSES_OF_EACH] = [2_000, 38_000, 2_000, 3];
const LIMIT_SECONDS = 20;

const csv = (header: string, rows: string[]) => [header, ...rows].join('\n');
const many = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n));

/**
 * Writes a roster; with `isChanged` some students are in other classes, and one of their names is
 * spelt differently.
 */
function writeRoster(isChanged = false) {
  const users = [
    ...many(TEACHERS, (n) => `t${n},,,true,o,teacher,Terry,Teacher ${n},t${n}@school.example`),
    ...many(STUDENTS, (n) => {
      const name = isChanged && n % 1_000 === 0 ? 'Samuel' : 'Sam';
      return `s${n},,,true,o,student,${name},Student ${n},`;
    }),
  ];
  const classOf = (n: number, k: number) =>
    (n * 7 + k * 661 + (isChanged && k === 0 && n % 400 === 0 ? 1 : 0)) % CLASSES;
  const enrolments = [
    ...many(CLASSES, (n) => `te${n},,,c${n},t${n},teacher,true`),
    ...many(STUDENTS * CLASSES_OF_EACH, (n) => {
      const [student, k] = [Math.floor(n / CLASSES_OF_EACH), n % CLASSES_OF_EACH];
      return `se${n},,,c${classOf(student, k)},s${student},student,false`;
    }),
  ];
  return [
    {
      name: 'manifest.csv',
      content: 'propertyName,value\nfile.users,bulk\nfile.classes,bulk\nfile.enrollments,bulk',
    },
    {
      name: 'users.csv',
      content: csv(
        'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email',
        users,
      ),
    },
    {
      name: 'classes.csv',
      content: csv(
        'sourcedId,status,title,grades,subjects',
        many(CLASSES, (n) => `c${n},,Class ${n},09,Biology`),
      ),
    },
    {
      name: 'enrollments.csv',
      content: csv(
        'sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role,primary',
        enrolments,
      ),
    },
  ];
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const admin = await buildUser(database, { role: 'admin' });
  const cookie = await cookieOf(admin);
  const bring = async (name: string, isChanged: boolean) => {
    const body = JSON.stringify({ files: writeRoster(isChanged), dryRun: false });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const response = await fetch(`${api}/roster`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: new URL(api).origin },
      body,
    });
    const report = (await response.json()) as RosterReport;
    const seconds = (performance.now() - start) / 1_000;
    delay.disable();
    if (!response.ok) throw new Error(JSON.stringify(report));
    const kinds = report.changes.map(({ kind, total }) => `${kind} ${total}`).join(', ');
    process.stdout.write(
      `${name}: ${seconds.toFixed(1)} s, event loop held up to ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms: ${kinds || 'nothing changes'}\n`,
    );
    return seconds;
  };
  process.stdout.write(
    `${writeRoster().reduce((sum, { content }) => sum + content.length, 0)} characters\n`,
  );
  await bring('first import', false);
  const unchanged = await bring('unchanged', false);
  await bring('a morning', true);
  if (unchanged > LIMIT_SECONDS) process.exitCode = 1;
});
