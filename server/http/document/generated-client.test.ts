import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generate } from 'openapi-typescript-codegen';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenScopes } from '../../../shared/contract/tokens.ts';
import {
  buildStudentOf,
  buildTeacher,
  buildToken,
  FACTORY_PASSWORD,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Generating and type-checking a client of half a megabyte is slow on a busy machine. */
const TIMEOUT_MS = 180_000;

/** A program that uses the generated client for the main job, from a question to released marks. */
const MAIN_JOB = `
import { Greenpen } from './client';
export async function doMainJob(BASE: string, TOKEN: string, student: { email: string; password: string }) {
  const teacher = new Greenpen({ BASE, TOKEN });
  const question = await teacher.questions.questionsCreate({
    questionText: 'Which gas?', markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1,
    topic: 'Plants', subject: 'Biology', level: 'GCSE', specCode: '4.4',
  });
  const { quizCode } = await teacher.quizzes.quizzesCreate({
    quizCode: 'CLIENT', defaultTimeLimit: 600, questionIds: [question.id],
  });
  const HEADERS = await signIn(BASE, student);
  const pupil = new Greenpen({ BASE, HEADERS });
  const attempt = await pupil.attempts.attemptsStart(quizCode, {});
  const { user } = await pupil.accounts.accountsCurrentUser();
  await pupil.attempts.attemptsFinish(quizCode, {
    userId: user!.id, because: 'submitted',
    answers: [{ questionId: question.id, answer: 'carbon dioxide', revision: 1 }],
  });
  let marking = await teacher.marking.markingStartRun(quizCode, { mode: 'unmarked' });
  while (marking.state === 'active') {
    const runs = await teacher.marking.markingListRuns(quizCode);
    marking = runs[0]!;
  }
  await teacher.quizzes.quizzesSetReleased(quizCode, { released: true });
  return { attempt, marking, scores: await pupil.results.resultsMyScores() };
}
/** The client's own calls keep no cookie, as browsers do. */
async function signIn(BASE: string, body: { email: string; password: string }) {
  const origin = new URL(BASE).origin;
  const cookies = await new Greenpen({ BASE, HEADERS: { origin } }).request.request<string>({
    method: 'POST', url: '/auth/sign-in/email', body, mediaType: 'application/json', responseHeader: 'set-cookie',
  });
  return { cookie: cookies.split(/, (?=[^ ;,]+=)/).map((one) => one.split(';')[0]).join('; ') };
}
`;

describe('the API document', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'greenpen-client-'));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'produces a TypeScript client that type-checks and does the main job',
    async () => {
      const teacher = await buildTeacher(app.database);
      const student = await buildStudentOf(app.database, teacher);
      const { token } = await buildToken(app.database, teacher.id, tokenScopes);
      const document = await fetch(`${app.address}/api/docs/json`);
      await generate({
        input: (await document.json()) as Record<string, unknown>,
        output: join(folder, 'client'),
        clientName: 'Greenpen',
        useUnionTypes: true,
      });
      await writeFile(join(folder, 'job.ts'), MAIN_JOB);
      const strict = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'];
      const modules = ['--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler'];
      const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
      const compiler = join(ROOT, 'node_modules/.bin/tsc');
      await run(compiler, [...strict, ...modules, ...types, join(folder, 'job.ts')]);
      // The client's modules import each other in the way that bundlers expect.
      await build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        build: { ssr: 'job.ts', outDir: 'built' },
      });
      const { doMainJob } = (await import(join(folder, 'built/job.mjs'))) as {
        doMainJob: (...args: unknown[]) => Promise<{ marking: { state: string }; scores: unknown }>;
      };
      const signIn = { email: student.email, password: FACTORY_PASSWORD };
      const done = await doMainJob(`${app.address}/api`, token, signIn).catch(
        async (error: unknown) => {
          throw error instanceof Response
            ? new Error(`${error.url}: ${await error.text()}`)
            : error;
        },
      );
      expect(done.marking.state).toBe('completed');
      expect(JSON.stringify(done.scores)).toContain('"markAwarded":1');
    },
    TIMEOUT_MS,
  );

  it(
    'and the scripts in docs/api.md run',
    async () => {
      const teacher = await buildTeacher(app.database);
      const student = await buildStudentOf(app.database, teacher);
      const { token } = await buildToken(app.database, teacher.id, tokenScopes);
      const guide = await readFile(join(ROOT, 'docs/api.md'), 'utf8');
      const scripts = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, text = '']) => text);
      expect(scripts).toHaveLength(5);
      const file = join(folder, 'results.csv');
      const env = {
        GREENPEN_URL: app.address,
        GREENPEN_KEY: token,
        QUIZ_CODE: 'PLANT9',
        FILE: file,
      };
      const runScript = async (number: number) => {
        const path = join(folder, `script-${number}.mjs`);
        await writeFile(path, scripts[number - 1] ?? '');
        return (await run(process.execPath, [path], { env })).stdout;
      };
      expect(await runScript(2)).toContain('Students enter PLANT9');
      expect(await runScript(1)).toContain('PLANT9');
      const { attempts } = await app.as(student);
      const { questions } = await attempts.start({ quizCode: 'PLANT9' });
      await attempts.finish({
        quizCode: 'PLANT9',
        userId: student.id,
        because: 'submitted',
        answers: [
          { questionId: questions[0]?.questionId ?? '', answer: 'carbon dioxide', revision: 1 },
        ],
      });
      expect(await runScript(3)).toContain('completed');
      expect(await runScript(4)).toContain('results.csv');
      expect(await readFile(file, 'utf8')).toContain(student.email);
      expect(await runScript(5)).toContain('ada-1 1');
    },
    TIMEOUT_MS,
  );
});
