import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { user } from '../../../database/schema/accounts.ts';
import { rosterWork } from '../../../database/schema/roster.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOldRosterWork } from './roster-work-queries.ts';
import { until } from '../../../testing/until.ts';

type Admin = Awaited<ReturnType<typeof buildUser>>;

const fileOf = (name: string) => [
  { name: 'list.csv', content: `Name,UPN,Class\n${name},${name},9B` },
];

describe('a roster as a job', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const ended = async (person: Admin) => {
    const { classes } = await app.as(person);
    return until(async () => {
      const { work } = await classes.getRoster();
      expect(work?.isUnderWay).toBe(false);
      return work;
    });
  };
  const isThere = async (name: string) =>
    (await app.database.query.user.findFirst({ where: eq(user.name, name) })) !== undefined;

  it('is previewed, shown again only to its administrator, and imported without the files', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    const started = await classes.startRoster({ files: fileOf('Zoe Fox'), dryRun: true });
    expect(started.work).toMatchObject({ names: ['list.csv'], isUnderWay: true, report: null });
    const preview = await ended(admin);
    expect(preview).toMatchObject({ names: ['list.csv'], dryRun: true, problem: null });
    expect(preview?.report?.changes).toMatchObject([
      { kind: 'students-added', total: 1 },
      { kind: 'classes-added' },
    ]);
    expect(await isThere('Zoe Fox')).toBe(false);
    const colleague = await app.as(await buildUser(app.database, { role: 'admin' }));
    expect(await colleague.classes.getRoster()).toEqual({ work: null });

    await classes.startRoster({ dryRun: false });
    expect(await ended(admin)).toMatchObject({ names: [], dryRun: false, problem: null });
    expect(await isThere('Zoe Fox')).toBe(true);
    // Files are deleted once they have been imported.
    const [row] = await app.database.select().from(rosterWork);
    expect(row?.request.files).toEqual([]);
    const error = await errorOf(classes.startRoster({ dryRun: false }));
    expect(error).toMatchObject({ message: rosterMessages.filesGone });
  });

  it('accepts a file with characters that the database cannot store', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    const files = [{ name: 'list.csv', content: 'Name,UPN,Class\nNu\u0000l Fox,N1,9B\uD800\n' }];
    await classes.startRoster({ files, dryRun: true });
    const changes = (await ended(admin))?.report?.changes;
    expect(changes?.[0]?.shown[0]?.subject).toBe('Nul Fox');
  });

  it('says what is wrong with it, and that it is not imported', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    await classes.startRoster({
      files: [{ name: 'fees.csv', content: 'Invoice\n1' }],
      dryRun: true,
    });
    expect((await ended(admin))?.problem).toContain('fees.csv: The columns were not recognised');
    const impostor = `Name,Email,Class\nAl Twin,${admin.email},9B`;
    const blocked = [{ name: 'list.csv', content: impostor }];
    await classes.startRoster({ files: blocked, dryRun: false });
    expect((await ended(admin))?.problem).toBe(rosterMessages.conflicts);
    expect(await isThere('Al Twin')).toBe(false);
  });

  it('keeps only the one that was requested last if two are under way', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    await classes.startRoster({ files: fileOf('Una First'), dryRun: true });
    await classes.startRoster({ files: fileOf('Ina Last'), dryRun: true });
    const work = await ended(admin);
    expect(work?.report?.changes[0]?.shown[0]?.subject).toBe('Ina Last');
  });

  it('is forgotten after a day', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    await classes.startRoster({ files: fileOf('Old Roster'), dryRun: true });
    await ended(admin);
    await app.database
      .update(rosterWork)
      .set({ startedAt: sql`now() - interval '25 hours'` })
      .where(eq(rosterWork.administratorId, admin.id));
    expect(await classes.getRoster()).toEqual({ work: null });
    await deleteOldRosterWork(app.database);
    const rows = await app.database.select().from(rosterWork);
    expect(rows.map(({ administratorId }) => administratorId)).not.toContain(admin.id);
  });
});
