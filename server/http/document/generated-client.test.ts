import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
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
/** A client of half a megabyte is generated and type-checked, on a machine that does other things. */
const TIMEOUT_MS = 180_000;

/** What a program does with the generated client: the main job, from a question to released marks. */
const MAIN_JOB = `
import { Api } from './Api.ts';
export async function doMainJob(baseUrl: string, key: string, student: { email: string; password: string }) {
  const teacher = new Api({ baseUrl, baseApiParams: { secure: true, headers: { authorization: 'Bearer ' + key } } });
  const { data: question } = await teacher.questions.questionsCreate({
    questionText: 'Which gas?', markSchemeAnswer: 'carbon dioxide (1)', maxMark: 1,
    topic: 'Plants', subject: 'Biology', level: 'GCSE', specCode: '4.4',
  });
  const { data: quiz } = await teacher.quizzes.quizzesCreate({
    quizCode: 'CLIENT', defaultTimeLimit: 600, questionIds: [question.id],
  });
  const signedIn = await new Api({ baseUrl }).auth.authSignIn(student, { headers: { origin: new URL(baseUrl).origin } });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const pupil = new Api({ baseUrl, baseApiParams: { headers: { cookie } } });
  const { data: attempt } = await pupil.attempts.attemptsStart(quiz.quizCode, {});
  const { data: me } = await pupil.request<{ user: { id: string } }>({ path: '/current-user', format: 'json' });
  await pupil.attempts.attemptsFinish(quiz.quizCode, {
    userId: me.user.id, because: 'submitted',
    answers: [{ questionId: question.id, answer: 'carbon dioxide', revision: 1 }],
  });
  let { data: marking } = await teacher.quizzes.markingStartRun(quiz.quizCode, { mode: 'unmarked' });
  while (marking.state === 'active') {
    const { data: runs } = await teacher.quizzes.markingListRuns(quiz.quizCode);
    marking = runs[0]!;
  }
  await teacher.quizzes.quizzesSetReleased(quiz.quizCode, { released: true });
  const { data: scores } = await pupil.myScores.resultsMyScores();
  return { attempt, marking, scores };
}
`;

describe('what is made from the API document', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await startTestApp();
    const parent = join(ROOT, 'node_modules/.cache');
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(join(parent, 'api-client-'));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'is a TypeScript client that type-checks and does the main job',
    async () => {
      const teacher = await buildTeacher(app.database);
      const student = await buildStudentOf(app.database, teacher);
      const { token } = await buildToken(app.database, teacher.id, tokenScopes);
      const spec = (await (await fetch(`${app.address}/api/docs/json`)).json()) as never;
      const { files } = await generateApi({
        spec,
        output: false,
        silent: true,
        generateUnionEnums: true,
      });
      await writeFile(join(folder, 'Api.ts'), files[0]?.fileContent ?? '');
      await writeFile(join(folder, 'job.ts'), MAIN_JOB);
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'];
      const modules = [
        '--target',
        'es2024',
        '--module',
        'nodenext',
        '--allowImportingTsExtensions',
      ];
      const compiler = join(ROOT, 'node_modules/.bin/tsc');
      await run(compiler, [...options, ...modules, '--types', 'node', join(folder, 'job.ts')], {
        cwd: ROOT,
      });
      const { doMainJob } = (await import(/* @vite-ignore */ join(folder, 'job.ts'))) as {
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
    'and the scripts of docs/api.md run',
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
