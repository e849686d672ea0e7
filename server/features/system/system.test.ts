import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemParts } from '../../database/schema/system.ts';
import { buildUser } from '../../testing/factories.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMetrics } from '../../metrics.ts';
import { noteBackup, noteBackupElsewhere } from './note-backup.ts';
import { createPartNotes } from './system-notes.ts';
import { findLastBackup, listSystemParts } from './system-queries.ts';
import { checkSystem, type SystemFacts } from './system-rules.ts';
import { until } from '../../testing/until.ts';

const now = new Date('2026-11-22T12:00:00Z');
const before = new Date('2026-11-22T11:00:00Z');
const never = { succeededAt: null, failedAt: null, reason: null };
const atWork: SystemFacts = {
  now,
  isInUse: true,
  mail: { ...never, succeededAt: before, isSetUp: true, isFromLocalhost: false },
  marker: { ...never, isBuiltIn: true, awaitsAcceptance: false },
  jobs: { waiting: 0, running: 0, failed: 0 },
  database: { version: '18.0', bytes: 12_345_678 },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  backup: { ...never, succeededAt: before },
  backupElsewhere: never,
  passwords: 'on',
  publicUrl: 'https://quiz.school.example',
  hasDemoData: false,
  rowsSetAside: [],
  version: { greenpen: '1.0.0', node: '24.0.0' },
};

/** Returns the checks that are not well. */
const remarks = (facts: Partial<SystemFacts>) =>
  checkSystem({ ...atWork, ...facts })
    .filter(({ state }) => state !== 'well')
    .map(({ name, state }) => `${name}: ${state}`);

describe('the list of problems in an installation', () => {
  it('is empty if everything is set up and works', () => {
    expect(remarks({})).toEqual([]);
  });

  it.each<[string, Partial<SystemFacts>, string]>([
    ['mail that is not set up', { mail: { ...atWork.mail, isSetUp: false } }, 'mail'],
    ['mail sent from localhost', { mail: { ...atWork.mail, isFromLocalhost: true } }, 'mail'],
    ['mail whose last message failed', { mail: { ...atWork.mail, failedAt: now } }, 'mail'],
    [
      'a model whose last call failed',
      { marker: { ...never, failedAt: now, isBuiltIn: false, awaitsAcceptance: false } },
      'marker',
    ],
    [
      'a model to which nobody has agreed to send texts',
      { marker: { ...never, isBuiltIn: false, awaitsAcceptance: true } },
      'marker',
    ],
    ['a job that was given up', { jobs: { waiting: 0, running: 0, failed: 1 } }, 'jobs'],
    ['a disk that is nearly full', { disk: { freeBytes: 1e9, totalBytes: 100e9 } }, 'disk'],
    ['no backup', { backup: never }, 'backup'],
    [
      'a nightly backup that was missed twice',
      { backup: { ...never, succeededAt: new Date('2026-11-20T11:59:00Z') } },
      'backup',
    ],
    ['a backup whose last run failed', { backup: { ...atWork.backup, failedAt: now } }, 'backup'],
    ['backups none of which succeeded', { backup: { ...never, failedAt: now } }, 'backup'],
    [
      'passwords switched off before another way in was proved',
      { passwords: 'unproved' },
      'sign-in',
    ],
    [
      'a backup by another program whose last run failed',
      { backupElsewhere: { ...never, failedAt: now } },
      'backup',
    ],
    ['no address', { publicUrl: null }, 'address'],
    ['people with a known password', { hasDemoData: true }, 'demo-data'],
  ])('contains %s', (_, facts, name) => {
    expect(remarks(facts)).toEqual([`${name}: attention`]);
  });

  it('shows what an upgrade set aside, by table and reason', () => {
    const rowsSetAside = [
      { tableName: 'appeals', reason: 'Its answer is gone.', rows: 2 },
      { tableName: 'submissions', reason: 'A mark below 0 became 0.', rows: 1 },
    ];
    expect(remarks({ rowsSetAside })).toEqual(['rows-set-aside: notice']);
    const told = checkSystem({ ...atWork, rowsSetAside });
    expect(told.find(({ name }) => name === 'rows-set-aside')).toMatchObject({
      sentence: expect.stringContaining('3 rows'),
      reason: 'appeals (2): Its answer is gone. submissions (1): A mark below 0 became 0.',
    });
  });

  it('treats what a trial lacks only as notices', () => {
    const trial = { publicUrl: null, hasDemoData: true, backup: never, isInUse: false };
    expect(remarks({ ...trial, mail: { ...atWork.mail, isSetUp: false } })).toEqual([
      'mail: notice',
      'backup: notice',
      'address: notice',
      'demo-data: notice',
    ]);
  });

  it('says when a failing marker last answered', () => {
    const marker = { succeededAt: before, failedAt: now, reason: 'No answer.' };
    const facts = { ...atWork, marker: { ...marker, isBuiltIn: false, awaitsAcceptance: false } };
    expect(checkSystem(facts).find(({ name }) => name === 'marker')).toEqual({
      name: 'marker',
      state: 'attention',
      sentence: 'The marker did not answer when it was last asked. It last answered:',
      at: before.toISOString(),
      reason: 'No answer.',
    });
  });

  it('leaves out a failure that has been put right since', () => {
    const mail = { ...atWork.mail, failedAt: before, succeededAt: now, reason: 'refused' };
    expect(remarks({ mail })).toEqual([]);
  });
});

describe('the System page', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    const mailer = { send: () => Promise.reject(new Error('550 <robin@school.example> unknown')) };
    app = await startTestApp({ mailer });
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  });
  afterAll(() => app.stop());

  it('shows a failing job with its reason and no person, and can retry it', async () => {
    const rows = [{ name: 'Robin Wells', email: 'robin@school.example' }];
    await admin.accounts.inviteUsers({ rows, role: 'student', dryRun: false });
    const findJob = async () => (await admin.system.status()).failingJobs[0];
    const job = await until(async () => {
      const found = await findJob();
      expect(found).toBeDefined();
      return found;
    });
    expect(job).toMatchObject({
      name: 'send-invitation',
      attempts: 1,
      reason: '550 <(an address)> unknown',
      failedAt: null,
      nextAttemptAt: expect.any(String),
    });
    const asked = { jobId: job?.id ?? '', name: 'send-invitation' };
    expect(await admin.system.retryJob(asked)).toEqual({ queued: true });
    await until(async () => expect((await findJob())?.attempts).toBe(2));
    expect(await admin.system.retryAllJobs({})).toEqual({ queued: 1 });
    await until(async () => expect((await findJob())?.attempts).toBe(3));
  });

  const backup = async () => {
    const { checks } = await admin.system.status();
    return checks.find(({ name }) => name === 'backup');
  };

  it('reports that a backup failed, why, and since when none has succeeded', async () => {
    const failing = () =>
      noteBackup(app.database, async () => {
        await writeFile('/nowhere/at.all', '');
        return { rows: 0, files: 0 };
      });
    await expect(failing()).rejects.toThrow('ENOENT');
    expect(await backup()).toMatchObject({
      state: 'attention',
      sentence: 'The last “npm run backup” failed, and none has succeeded yet.',
      reason: expect.stringContaining('no such file or directory'),
    });
    const metrics = createMetrics();
    metrics.watchBackups(() => findLastBackup(app.database));
    const gauge = async () => {
      const [, value] = /^greenpen_last_backup_timestamp_seconds (.+)$/m.exec(
        await metrics.registry.metrics(),
      ) ?? [''];
      return value;
    };
    expect(await gauge()).toBe('Nan');
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    const made = await backup();
    expect(made).toMatchObject({ sentence: 'The last backup succeeded.', reason: null });
    await expect(failing()).rejects.toThrow('ENOENT');
    expect(Number(await gauge()) * 1_000).toBe(Date.parse(made?.at ?? ''));
    expect(await backup()).toMatchObject({
      state: 'attention',
      sentence: 'The last “npm run backup” failed. The last one that succeeded:',
      at: made?.at,
    });
  });

  it('reports a backup that another program made, and says so', async () => {
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    await noteBackupElsewhere(app.database);
    expect(await backup()).toMatchObject({
      state: 'well',
      sentence: expect.stringContaining('Another program made the last backup'),
      at: expect.any(String),
    });
    const at = (await backup())?.at;
    expect((await findLastBackup(app.database))?.toISOString()).toBe(at);
    await noteBackupElsewhere(app.database, 'pgBackRest: no space left');
    expect(await backup()).toMatchObject({
      state: 'attention',
      reason: 'pgBackRest: no space left',
    });
    await noteBackupElsewhere(app.database);
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    expect(await backup()).toMatchObject({ sentence: 'The last backup succeeded.' });
  });

  it('reports either kind of backup that fails, even if the other one has succeeded since', async () => {
    const failing = () => noteBackup(app.database, () => Promise.reject(new Error('Disk full.')));
    await expect(failing()).rejects.toThrow('Disk full.');
    await noteBackupElsewhere(app.database);
    expect(await backup()).toMatchObject({
      state: 'attention',
      sentence: 'The last “npm run backup” failed. The last one that succeeded:',
    });
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    await noteBackupElsewhere(app.database, 'pgBackRest: no space left');
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    expect(await backup()).toMatchObject({
      state: 'attention',
      sentence: 'The last backup by another program failed. The last one that succeeded:',
      reason: 'pgBackRest: no space left',
    });
    // A program that has not run for this long counts as given up.
    await app.database.update(systemParts).set({
      succeededAt: sql`succeeded_at - interval '9 days'`,
      failedAt: sql`failed_at - interval '9 days'`,
    });
    await noteBackup(app.database, async () => ({ rows: 1, files: 0 }));
    expect(await backup()).toMatchObject({ state: 'well', sentence: 'The last backup succeeded.' });
  });

  it('says so if a job is no longer there to be retried', async () => {
    const jobId = '00000000-0000-4000-8000-000000000000';
    await expect(admin.system.retryJob({ jobId, name: 'send-invitation' })).rejects.toMatchObject({
      code: 'JOB_NOT_FAILED',
    });
  });

  it('learns the state of a part from any node: changes at once, an unchanged state once a minute', async () => {
    let time = 0;
    const report = vi.fn();
    const notes = createPartNotes(app.database, 'marker', report, () => time);
    const stored = async () =>
      (await listSystemParts(app.database)).find(({ part }) => part === 'marker');
    notes.failed('refused');
    await until(async () => expect(await stored()).toMatchObject({ reason: 'refused' }));
    const first = await stored();
    notes.failed('refused');
    time = 59_000;
    notes.failed('refused');
    expect(await stored()).toEqual(first);
    notes.succeeded();
    await until(async () => expect((await stored())?.succeededAt).not.toBeNull());
    expect(report).not.toHaveBeenCalled();
  });
});
