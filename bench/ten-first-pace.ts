import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/testing/chromium.ts';
import { classOfThirty, teachersMark } from '../e2e/marking/class-of-thirty.ts';
import { type Person, people } from '../e2e/testing/people.ts';
import { createApiClient } from '../server/testing/api-client.ts';
import { buildTeacher, buildUser } from '../server/testing/factories.ts';
import { printRow } from './measure-requests.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Marks the sample of thirty students × five questions blind in a browser, with a pause before each
 * mark for reading and deciding, and counts keys and time. This is the pace of a script, not of a
 * teacher.
 *
 *     npm run bench -- ten-first
 */

const READING_MS = 4000;
const MS_A_MINUTE = 60_000;

await withGreenpen(async ({ api, database, cookieOf }) => {
  const teacher = await buildTeacher(database);
  const address = api.replace(/\/api$/, '');
  const as = async (person: Person) => {
    const account = person.email === people.teacher.email ? teacher : person;
    return createApiClient(address, await cookieOf(account));
  };
  const { quizCode, teacher: client } = await classOfThirty(as, (count) =>
    Promise.all(Array.from({ length: count }, () => buildUser(database))),
  );
  const [name = '', value = ''] = (await cookieOf(teacher)).split(/[=;]/);
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext({ baseURL: address });
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.goto(`/view-quiz-responses?code=${quizCode}`);
    const start = performance.now();
    await page.getByRole('button', { name: 'Start with ten first' }).click();
    const bench = page.getByRole('region', { name: 'Answer to mark first' });
    const title = bench.getByRole('heading', { level: 2 }).first();
    await title.waitFor();
    let keys = 0;
    while ((await bench.count()) > 0) {
      const before = await title.textContent();
      const words = (await bench.getByRole('blockquote').textContent()) ?? '';
      await wait(READING_MS);
      for (const key of [String(teachersMark(words.trim())), 'Enter']) {
        await page.keyboard.press(key);
        keys += 1;
      }
      await bench.getByRole('heading', { name: before ?? '', exact: true }).waitFor({
        state: 'detached',
      });
    }
    const minutes = (performance.now() - start) / MS_A_MINUTE;
    // Waits until the last mark is saved.
    await page.getByRole('button', { name: 'Learn and mark the rest' }).click({ trial: true });
    const { questions } = await client.marking.getAgreement({ quizCode });
    const { inked, total } = await inkOf();
    printRow('answers marked blind', `${questions.reduce((sum, each) => sum + each.marked, 0)}`);
    printRow('answers in ink by them', `${inked} of ${total}`);
    printRow('keys', `${keys}, and one click`);
    printRow('minutes', `${minutes.toFixed(1)}, with ${READING_MS / 1000} s before each mark`);
  } finally {
    await browser.close();
  }

  async function inkOf() {
    const { students } = await client.marking.listResponses({ quizCode, pageSize: 50 });
    const all = students.flatMap(({ submissions }) => submissions);
    const inked = all.filter(({ markState }) => markState !== 'unmarked').length;
    return { inked, total: all.length };
  }
});
