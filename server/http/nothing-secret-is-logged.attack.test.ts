import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool } from '../database/client.ts';
import { signIn } from '../testing/api-client.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildTeacher,
  buildUser,
  FACTORY_PASSWORD,
} from '../testing/factories.ts';
import { findFreePort, spawnGreenpen, type GreenpenProcess } from '../testing/greenpen-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';

/** Secrets that must stay where they are: in a setting, a request, or a row. */
const settings = {
  AUTH_SECRET: 'settings-auth-secret-that-is-long-enough',
  METRICS_TOKEN: 'settings-metrics-token',
  MARKING_SERVICE_KEYS: 'settings-service-key-that-is-long-enough',
  MARKER_API_KEY: 'settings-model-key',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'settings-google-secret',
};
const said = {
  password: 'words-password',
  wrongPassword: 'words-wrong-password',
  token: 'words-token',
  name: 'Words-Name',
  email: 'words-email@school.example',
  answer: 'words-answer',
  feedback: 'words-feedback',
  report: 'words-report',
  bearer: 'words-bearer',
  query: 'words-query',
};
const JSON_TYPE = { 'content-type': 'application/json' };

let folder: string;
let smtp: TestSmtpServer;
let greenpen: GreenpenProcess;
let pool: ReturnType<typeof createPool>;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-log-'));
  smtp = await startSmtpServer();
  const { connectionString } = await cloneDatabase();
  pool = createPool(connectionString, { size: 2 });
  greenpen = spawnGreenpen({
    ...settings,
    MARKER: 'openai-compatible',
    MARKER_MODEL: 'none',
    MARKER_BASE_URL: 'http://127.0.0.1:9/v1',
    DATA_DIR: folder,
    DATABASE_URL: connectionString,
    PORT: String(await findFreePort()),
    SMTP_URL: smtp.url.replace('//', '//user:settings-smtp-password@'),
    LOG_LEVEL: 'debug',
  });
  address = await greenpen.ready;
});
afterAll(async () => {
  greenpen.kill('SIGTERM');
  await greenpen.ended;
  await pool.end();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, origin: address, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function useAccounts(): Promise<void> {
  const { email, name, password, wrongPassword, token } = said;
  await post('/auth/sign-up/email', { email, password, username: name, name });
  await post('/auth/sign-up/email', { email, password, username: name, name });
  await post('/auth/sign-in/email', { email, password });
  await post('/auth/sign-in/email', { email, password: wrongPassword });
  await post('/auth/sign-in/email', `{"email":"${email}","password":"${password}`);
  await post('/auth/request-password-reset', { email });
  await post('/auth/reset-password', { token, newPassword: password });
  await post('/auth/sign-in/social', { provider: 'google', callbackURL: `/${token}` });
  await fetch(`${address}/api/auth/callback/google?code=${token}&state=${token}`);
  await fetch(`${address}/api/current-user?search=${said.query}`, {
    headers: { authorization: `Bearer ${said.bearer}`, cookie: `session=${token}` },
  });
}

/** Makes every write fail in the database itself, together with its values. */
async function failInDatabase(): Promise<string[]> {
  const database = createDatabase(pool);
  const teacher = await buildTeacher(database);
  const student = await buildUser(database);
  const { id } = await buildQuestion(database, { createdBy: teacher.id });
  const { quizCode } = await buildQuiz(database, { creatorUid: teacher.id, questionIds: [id] });
  await buildAttempt(database, quizCode, student.id);
  const cookies = [
    await signIn(address, student.email, FACTORY_PASSWORD),
    await signIn(address, teacher.email, FACTORY_PASSWORD),
  ];
  const [asStudent = '', asTeacher = ''] = cookies;
  for (const [table, column] of [
    ['submissions', 'user_answer'],
    ['report_batches', 'input'],
    ['demo_requests', 'message'],
    ['"user"', 'email'],
  ]) {
    const rule = `check (${column}::text not like '%words%')`;
    await database.execute(
      sql.raw(`alter table ${table} add constraint no_words ${rule} not valid`),
    );
  }
  const answers = await Promise.all([
    post(
      `/attempts/${quizCode}/finish`,
      {
        userId: student.id,
        because: 'submitted',
        answers: [{ questionId: id, answer: said.answer, revision: 1 }],
      },
      { cookie: asStudent },
    ),
    post(
      '/report-batches',
      { students: [{ name: said.name, positives: said.report }], classInfo: {} },
      { cookie: asTeacher },
    ),
    post('/demo-requests', { name: said.name, email: said.email, message: said.feedback }),
    post('/auth/sign-up/email', { ...said, email: `2-${said.email}`, username: said.name }),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).not.toEqual([]);
  return cookies.map((cookie) => decodeURIComponent(cookie.replace(/^.*?=/, '')));
}

it('keeps secrets, and what people write, out of the log, even at debug level and when everything fails', async () => {
  await useAccounts();
  const sessions = await failInDatabase();
  const log = greenpen.said();
  expect(log).toContain('"level":50');
  expect(log).toContain('Failed query');
  const secrets = {
    ...settings,
    ...said,
    smtp: 'settings-smtp-password',
    known: FACTORY_PASSWORD,
    database: new URL(pool.options.connectionString ?? '').password,
    student: sessions[0] ?? '',
    teacher: sessions[1] ?? '',
    studentToken: sessions[0]?.split('.')[0] ?? '',
  };
  const { GOOGLE_CLIENT_ID: _, ...kept } = secrets;
  const telling = log
    .split('\n')
    .filter((line) => Object.values(kept).some((secret) => line.includes(secret)));
  expect(telling).toEqual([]);
});
