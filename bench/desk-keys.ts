import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/testing/chromium.ts';
import { buildTeacher } from '../server/testing/factories.ts';
import { percentile, printRow } from './measure-requests.ts';
import { addSchool, codeOf } from './seed-school.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures the marking desk of a quiz that 300 students sat, 20 questions each: from a key that
 * saves until the next answer is on the screen, while saving continues in the background; by
 * question, and by student with more and more answers open.
 *
 *     npm run bench -- desk
 */

const school = { prefix: 'Y', quizzes: 1, students: 300, questions: 20 };
const DESK = { width: 1280, height: 800 };
const WARM_UP = 10;
const KEYS = 100;
const AIM_MS = 40;

/** Returns the milliseconds from each key to the frame in which `place` changes, shortest first. */
async function measureKeys(page: Page, keys: readonly string[], place: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + KEYS; count += 1) {
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    const shown = page.evaluate<number>(timeToNext(place));
    // Makes sure that the page listens before the key is sent.
    await page.evaluate(() => undefined);
    await page.keyboard.press(keys.at(-1) ?? '');
    const time = await shown;
    if (count >= WARM_UP) times.push(time);
  }
  return times.toSorted((one, other) => one - other);
}

/**
 * Runs in the page: resolves with the milliseconds from the next key to the frame in which `place`
 * changes.
 */
const timeToNext = (place: string): string => `new Promise((resolve) => {
  const read = () => {
    const shown = document.querySelector(${JSON.stringify(place)});
    return shown && shown.getAttribute('aria-labelledby') + shown.textContent;
  };
  const before = read();
  const listen = ({ timeStamp }) => {
    const look = () => {
      // After the frame that shows it has been handed to the screen.
      if (read() !== before) setTimeout(() => resolve(performance.now() - timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('keydown', listen, { capture: true, once: true });
})`;

await withGreenpen(async ({ api, database, cookieOf }) => {
  const teacher = await buildTeacher(database);
  await addSchool(database, teacher.id, school);
  const address = api.replace(/\/api$/, '');
  const [name = '', value = ''] = (await cookieOf(teacher)).split(/[=;]/);
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext({ baseURL: address, viewport: DESK });
    await context.addCookies([{ name, value, url: address }]);
    printRow('', '    p50    p95    max   (ms, one key after another)');
    const open = async (view: string) => {
      const page = await context.newPage();
      await page.goto(`/view-quiz-responses?code=${codeOf(school)}&view=${view}`);
      return page;
    };
    const report = (what: string, times: readonly number[]) =>
      printRow(
        what,
        `${[0.5, 0.95, 1].map((share) => percentile(times, share)).join('')}   aim ${AIM_MS}`,
      );
    const page = await open('questions');
    await page.getByRole('listbox').getByRole('option').first().click();
    const bench = 'section[aria-label="Answer in hand"]';
    report('j: the next answer', await measureKeys(page, ['j'], bench));
    report('1, Enter: save and go on', await measureKeys(page, ['1', 'Enter'], bench));
    await page.close();
    // The marked answers stay open above, as on a teacher's page.
    const byStudent = await open('students&size=25');
    await byStudent.getByLabel('Search students').waitFor();
    await byStudent.keyboard.press('j');
    const current = 'section[data-current]';
    report('By student, j', await measureKeys(byStudent, ['j'], current));
    report('By student, 1, Enter', await measureKeys(byStudent, ['1', 'Enter'], current));
  } finally {
    await browser.close();
  }
});
