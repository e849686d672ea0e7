import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { user } from '../../../database/schema/accounts.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Ended {
  code: number;
  said: string;
}

/** Slow: a child process loads the whole program, which takes seconds on a busy machine. */
describe('npm run import-roster', () => {
  let app: TestApp;
  let folder: string;
  let admin: { email: string };
  let connectionString: string;

  const command = (...options: string[]) => commandOn(folder, ...options);
  const commandOn = (path: string, ...options: string[]) =>
    new Promise<Ended>((resolve) => {
      const env = { DATABASE_URL: connectionString };
      const args = ['scripts/import-roster.ts', path, ...options];
      execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` });
      });
    });
  const write = (...rows: string[]) =>
    writeFile(
      join(folder, 'students.csv'),
      ['Forename,Surname,UPN,Year,Class,Teacher Email', ...rows].join('\n'),
    );

  beforeAll(async () => {
    ({ connectionString } = await cloneDatabase());
    app = await startTestApp({ databaseAddress: connectionString });
    folder = await mkdtemp(join(tmpdir(), 'greenpen-roster-'));
    admin = await buildUser(app.database, { role: 'admin' });
    // The school already has people and a class that the roster does not contain.
    const teacher = await buildTeacher(app.database, { email: 'okafor@school.example' });
    await buildStudentOf(app.database, teacher, { name: 'Hand Made' });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.stop();
  });
  const countPeople = () => app.database.$count(user);

  it('first says what it would do, then does it, and the next night finds nothing changed', async () => {
    await write(
      'Maya,Patel,U1,9,9B,okafor@school.example',
      'Yusuf,Khan,U2,9,9B,okafor@school.example',
    );
    const before = await countPeople();
    const tried = await command('--dry-run');
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('2 students are new') });
    expect(await countPeople()).toBe(before);
    const first = await command();
    expect(first).toMatchObject({
      code: 0,
      said: expect.stringContaining(rosterMessages.imported),
    });
    expect(await countPeople()).toBe(before + 2);
    const { items } = await (
      await app.as(admin)
    ).accounts.listAuditEvents({
      action: 'roster-imported',
    });
    expect(items).toMatchObject([{ actorName: 'The server’s operator' }]);
    const second = await command();
    expect(second).toMatchObject({ code: 0, said: `${rosterMessages.unchanged}\n` });
    expect(await countPeople()).toBe(before + 2);
  });

  it('changes only what changed, with people who were there before', async () => {
    await write('Maya-Jane,Patel,U1,9,9B,okafor@school.example', 'Yusuf,Khan,U2,9,9C,');
    const { code, said } = await command();
    expect(code).toBe(0);
    expect(said).toContain('1 name changes');
    expect(said).toContain('1 student joins a class');
    const { classes } = await app.as({ email: 'okafor@school.example' });
    const { items } = await classes.listStudents({});
    expect(items.map(({ displayName }) => displayName)).toContain('Hand Made');
  });

  it('accepts a ZIP file instead of a folder, and says if there is neither', async () => {
    const list = 'Forename,Surname,UPN,Year,Class\nZoe,Pack,U9,9,9B';
    const archive = join(folder, 'lists.zip');
    await writeFile(archive, zipSync({ 'students.csv': strToU8(list) }));
    const tried = await commandOn(archive, '--dry-run');
    await rm(archive);
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('1 student is new') });
    const absent = join(folder, 'no-such-place');
    expect(await commandOn(absent)).toEqual({
      code: 1,
      said: `There is no folder or file ${absent}.\n`,
    });
  });

  it('imports nothing, says why and exits with 1 if the files are not lists, or a row is in doubt', async () => {
    await write('Ann,Lee,U1,9,9B,', 'Ben,Day,U1,9,9B,', ',,U7,9,9B,');
    const doubtful = await command();
    expect(doubtful).toMatchObject({
      code: 1,
      said: expect.stringContaining(rosterMessages.conflicts),
    });
    await writeFile(join(folder, 'students.csv'), 'PK\u0003\u0004 a workbook');
    const workbook = await command();
    expect(workbook.code).toBe(1);
    expect(workbook.said).toBe(`students.csv: ${rosterMessages.noText}\n`);
  });
});
