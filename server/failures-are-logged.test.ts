import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from './database/client.ts';
import { createApiClient, signIn, type ApiClient } from './testing/api-client.ts';
import { buildAnsweredQuiz } from './testing/quizzes/answered-quiz.ts';
import { outcomeOf } from './testing/error-of.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from './testing/factories.ts';
import { findFreePort, spawnGreenpen, type GreenpenProcess } from './testing/greenpen-process.ts';
import { cloneDatabase } from './testing/database/test-database.ts';
import { until } from './testing/until.ts';

const INVITED = 'robin.wells@school.example';
const METRICS_TOKEN = 'a token for the metrics';
interface Line {
  level: number;
  msg: string;
  job?: string;
  reason?: string;
  err?: { message: string; code?: string; cause?: Line['err'] };
  [key: string]: unknown;
}

const WARNING = 40;

/** Returns the message and code of the error at the end of the chain. */
function deepestOf(err: Line['err']): string {
  return err?.cause ? deepestOf(err.cause) : `${err?.message} ${err?.code}`;
}

function isMeant(line: Line, meant: Partial<Line>): boolean {
  return Object.entries(meant).every(([key, value]) => line[key] === value);
}

/** The log line for a message that could not be sent. */
const failing = (subject: string) => ({
  msg: 'sending a message failed',
  reason: expect.stringMatching(new RegExp(`^“${subject}”: .*ECONNREFUSED`)),
});

describe('with a dead mail server and a dead model, at LOG_LEVEL=info', () => {
  let folder: string;
  let greenpen: GreenpenProcess;
  let pool: ReturnType<typeof createPool>;
  let database: Database;
  let client: ApiClient;
  let teacherCookie: string;
  let teacherId: string;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-failures-'));
    const { connectionString } = await cloneDatabase();
    pool = createPool(connectionString, { size: 2 });
    database = createDatabase(pool);
    const nowhere = `127.0.0.1:${await findFreePort()}`;
    greenpen = spawnGreenpen({
      LOG_LEVEL: 'info',
      METRICS_TOKEN,
      SMTP_URL: `smtp://${nowhere}`,
      MARKER: 'openai-compatible',
      MARKER_MODEL: 'none',
      MARKER_BASE_URL: `http://${nowhere}/v1`,
      DATA_DIR: folder,
      DATABASE_URL: connectionString,
      PORT: String(await findFreePort()),
    });
    address = await greenpen.ready;
    const teacher = await buildTeacher(database);
    teacherId = teacher.id;
    teacherCookie = await signIn(address, teacher.email, FACTORY_PASSWORD);
    client = createApiClient(address, teacherCookie);
  });
  afterAll(async () => {
    greenpen.kill('SIGTERM');
    await greenpen.ended;
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** The log's warnings and errors so far. */
  const complaints = () =>
    greenpen
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ level }) => level >= WARNING);

  const faults = () => complaints().filter(({ level }) => level > WARNING).length;

  const post = (path: string, body: object, as = '') =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie: as },
      body: JSON.stringify(body),
    });

  const linesOf = (subject: string) =>
    complaints().filter(
      (line) => line.msg === failing(subject).msg && line.reason?.includes(subject),
    );

  const refused = () => complaints().filter(({ msg }) => msg === 'refused');

  /** Waits for the first matching line and returns the causes of all matching lines. */
  async function causesOf(meant: Partial<Line>): Promise<string[]> {
    await until(() => expect(complaints().some((line) => isMeant(line, meant))).toBe(true));
    return complaints()
      .filter((line) => isMeant(line, meant))
      .map(({ err }) => deepestOf(err));
  }

  it('says why an invitation was not sent, and whose job it was, but not to whom', async () => {
    await client.accounts.inviteUsers({
      rows: [{ name: 'Robin Wells', email: INVITED }],
      role: 'student',
      dryRun: false,
    });
    const meant = { job: 'send-invitation' };
    expect((await causesOf(meant))[0]).toContain('ECONNREFUSED');
    expect(complaints().find((line) => isMeant(line, meant))).toMatchObject({
      id: expect.stringMatching(/^[\w-]{36}$/),
      attempt: 1,
      milliseconds: expect.any(Number),
    });
    expect(greenpen.said()).not.toContain(INVITED);
    expect(greenpen.said()).not.toContain('Robin');
  });

  /** Expects exactly one log line for the failed message, with its cause. */
  async function expectOneLine(subject: string, to: string) {
    await until(() => expect(linesOf(subject)).toHaveLength(1));
    const [line] = linesOf(subject);
    expect(line).toMatchObject(failing(subject));
    expect(deepestOf(line?.err)).toContain('ECONNREFUSED');
    expect(greenpen.said()).not.toContain(to);
    expect(greenpen.said()).not.toContain('background task');
  }

  describe('says once why a message was not sent, and not to whom:', () => {
    it.each([
      ['a registration’s confirmation', 'rowan@school.example'],
      ['the registration of somebody with an account', null],
    ])('%s', async (_, unknown) => {
      const email = unknown ?? (await buildTeacher(database)).email;
      const body = { username: 'Rowan', email, password: 'three quiet rivers meet' };
      expect((await post('/auth/sign-up/email', body)).status).toBe(200);
      const subject = unknown
        ? 'Confirm your email address for Greenpen'
        : 'You already have a Greenpen account';
      await expectOneLine(subject, email);
    });

    it('the notice that a password was changed', async () => {
      const { email } = await buildTeacher(database);
      const cookie = await signIn(address, email, FACTORY_PASSWORD);
      const passwords = {
        currentPassword: FACTORY_PASSWORD,
        newPassword: 'three quiet rivers meet',
      };
      expect((await post('/auth/change-password', passwords, cookie)).status).toBe(200);
      await expectOneLine('Your Greenpen password was changed', email);
    });

    it('a link for a forgotten password', async () => {
      const { email } = await buildTeacher(database);
      expect((await post('/auth/request-password-reset', { email })).status).toBe(200);
      await expectOneLine('Set a new password for Greenpen', email);
    });

    it('the test message of First steps', async () => {
      const { email } = await buildUser(database, { role: 'admin' });
      const admin = createApiClient(address, await signIn(address, email, FACTORY_PASSWORD));
      expect(await outcomeOf(admin.system.sendTestMail({}))).toBe('MAIL_NOT_SENT');
      await expectOneLine('Greenpen can send email', email);
    });

    it('a link that confirms one’s own address', async () => {
      const { email } = await buildTeacher(database);
      const person = createApiClient(address, await signIn(address, email, FACTORY_PASSWORD));
      const before = faults();
      expect(await outcomeOf(person.account.sendEmailProof())).toBe('MAIL_NOT_SENT');
      expect(faults()).toBe(before);
    });

    it('but an invitation only by the line for its job', () => {
      expect(linesOf('Your Greenpen account')).toEqual([]);
    });
  });

  it('says which calls were refused to people of which role, and not who they are', async () => {
    const other = await buildTeacher(database);
    const { quizCode } = await buildAnsweredQuiz(database, other.id, ['It grows']);
    const attempts = [client.accounts.listAuditEvents({}), client.quizzes.get({ quizCode })];
    expect(await Promise.all(attempts.map(outcomeOf))).toEqual(['FORBIDDEN', 'QUIZ_NOT_FOUND']);
    const body = { data: null };
    const called = await post('/callable/activateTeacherAccounts', body, teacherCookie);
    expect(called.status).toBe(403);
    await until(() => expect(refused()).toHaveLength(3));
    expect(new Set(refused().map(({ call }) => call))).toEqual(
      new Set(['accounts.listAuditEvents', 'quizzes.get', 'callable.activateTeacherAccounts']),
    );
    for (const line of refused()) {
      expect(line).toMatchObject({ role: 'teacher', byKey: false, reqId: expect.any(String) });
      expect(JSON.stringify(line)).not.toMatch(new RegExp(`${teacherId}|${other.id}|${quizCode}`));
    }
  });

  it('says why an answer could not be tried', async () => {
    const sample = { markSchemeAnswer: 'It expands (1)', maxMark: 1, userAnswer: 'it expands' };
    await expect(
      client.marking.tryAnswer({ ...sample, questionText: 'Why?' }),
    ).rejects.toMatchObject({
      code: 'MARKER_UNAVAILABLE',
    });
    const meant = { msg: 'a call to the marker failed' };
    expect((await causesOf(meant))[0]).toContain('ECONNREFUSED');
  });

  it('says why a report could not be written', async () => {
    const students = [{ name: 'Maya Patel', level: 5, positives: 'keen', areasToImprove: '' }];
    await expect(client.reports.generate({ students, classInfo: {} })).rejects.toMatchObject({
      code: 'REPORTS_FAILED',
    });
    const meant = { msg: 'writing a report failed' };
    expect((await causesOf(meant))[0]).toContain('ECONNREFUSED');
    expect(greenpen.said()).not.toContain('Maya');
  });

  it('says why a marking run leaves answers unmarked', async () => {
    const { quizCode } = await buildAnsweredQuiz(database, teacherId, ['It grows', 'It melts']);
    const { id } = await client.marking.startRun({ quizCode, mode: 'all' });
    const meant = { msg: 'a marking run leaves answers unmarked', runId: id };
    expect(await causesOf(meant)).toEqual([expect.stringContaining('ECONNREFUSED')]);
    await client.marking.stopRun({ runId: id });
  });

  it('counts each of them, and sign-ins', async () => {
    await expect(signIn(address, 'nobody@school.example', FACTORY_PASSWORD)).rejects.toThrow(
      'Sign-in failed',
    );
    const authorization = `Bearer ${METRICS_TOKEN}`;
    const response = await fetch(`${address}/metrics`, { headers: { authorization } });
    const counted = await response.text();
    for (const name of [
      'greenpen_job_seconds_count{job="send-invitation",outcome="failed"}',
      'greenpen_mail_total{outcome="failed"}',
      'greenpen_marker_call_seconds_count{outcome="unreachable"}',
      'greenpen_sign_ins_total{way="password",outcome="succeeded"}',
      'greenpen_sign_ins_total{way="password",outcome="refused"}',
    ]) {
      expect(counted).toContain(name);
    }
  });
});
