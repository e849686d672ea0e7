import { chromium, type Browser, type Page } from '@playwright/test';
import { createQuiz } from '../e2e/testing/classroom.ts';
import { findChromium } from '../e2e/testing/chromium.ts';
import { GreenpenProcess } from '../e2e/testing/greenpen-process.ts';
import { DEMO_PASSWORD, people } from '../e2e/testing/people.ts';
import { createApiClient, signIn } from '../server/testing/api-client.ts';
import { countTransfers, slowDown } from './slow-phone.ts';

/**
 * Measures a student's way from the sign-in page to a quiz on a slow phone: Lighthouse's slow 4G
 * (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor slowed down four times, with an empty cache.
 * Medians.
 *
 *     npm run bench -- way-in
 */

const ROUNDS = 5;
const PHONE = { width: 360, height: 740 };
const TARGET_MS = 2_500;
const TARGET_KB = 150;

interface Round {
  /** Milliseconds by step. */
  steps: Record<string, number>;
  javaScriptKb: number;
  styleKb: number;
}

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

const questions = (page: Page) => page.getByRole('region', { name: 'Question 1' });

/** Goes from the sign-in page to the questions, each step by hand and without pauses. */
async function wayIn(page: Page, quizCode: string): Promise<Round> {
  const transfers = await countTransfers(page);
  const steps: Record<string, number> = {};
  const time = async (step: string, act: () => Promise<unknown>, seen: () => Promise<unknown>) => {
    const from = performance.now();
    await act();
    await seen();
    steps[step] = performance.now() - from;
  };

  await time(
    'sign-in page, first visit',
    () => page.goto('/login', { waitUntil: 'commit' }),
    () => page.getByLabel('Email').waitFor(),
  );
  await page.getByLabel('Email').fill(people.student.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const onwards = page.getByRole('link', { name: 'Go to dashboard now' });
  await time(
    'Sign In',
    () => page.getByRole('button', { name: 'Sign In' }).click(),
    () => onwards.waitFor(),
  );
  const card = page.getByRole('link', { name: 'Enter Quiz Code' });
  await time(
    'dashboard',
    () => onwards.click(),
    () => card.waitFor(),
  );
  const box = page.getByLabel('Quiz Code');
  await time(
    'Enter Quiz page',
    () => card.click(),
    () => box.waitFor(),
  );
  await box.fill(quizCode);
  await time(
    'Load Quiz to questions',
    () => page.getByRole('button', { name: 'Load Quiz' }).click(),
    () => questions(page).waitFor(),
  );
  return { steps, ...transfers() };
}

/** Opens the page of a quiz in progress on a phone that has nothing of Greenpen cached. */
async function openUnderWay(
  page: Page,
  quizCode: string,
  userId: string,
  questionId: string,
): Promise<number> {
  const kept = JSON.stringify([{ questionId, answer: 'kept', isSaved: false, revision: 1 }]);
  const entry = [`pendingSaves_${quizCode}_${userId}`, kept].map((text) => JSON.stringify(text));
  await page.addInitScript({ content: `localStorage.setItem(${entry.join(', ')})` });
  const from = performance.now();
  await page.goto(`/enter-quiz?code=${quizCode}`, { waitUntil: 'commit' });
  await questions(page).waitFor();
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(name: string, value: number, unit: string, target?: number): void {
  const verdict = target === undefined ? '' : value <= target ? '  ok' : `  over ${target}`;
  process.stdout.write(`${name.padEnd(44)}${value.toFixed(0).padStart(6)} ${unit}${verdict}\n`);
}

const greenpen = await GreenpenProcess.launch();
const browser = await chromium.launch(await findChromium());
try {
  const { address } = greenpen;
  const teacher = createApiClient(
    address,
    await signIn(address, people.teacher.email, DEMO_PASSWORD),
  );
  const cookie = await signIn(address, people.student.email, DEMO_PASSWORD);
  const student = createApiClient(address, cookie);
  const rounds: Round[] = [];
  const reopened: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quizCode = await createQuiz(teacher);
    const first = await openPhone(browser, address);
    rounds.push(await wayIn(first, quizCode));
    await first.context().close();

    const { userId, questions: asked } = await student.attempts.start({ quizCode });
    const second = await openPhone(browser, address);
    const [name = '', value = ''] = cookie.split('=', 2);
    await second.context().addCookies([{ name, value: decodeURIComponent(value), url: address }]);
    reopened.push(await openUnderWay(second, quizCode, userId, asked[0]?.questionId ?? ''));
    await second.context().close();
  }

  process.stdout.write(`Median of ${ROUNDS}, slow 4G, processor slowed down four times\n`);
  for (const step of Object.keys(rounds[0]?.steps ?? {})) {
    const isTarget = step.endsWith('to questions');
    const value = median(rounds.map(({ steps }) => steps[step] ?? Number.NaN));
    print(step, value, 'ms', isTarget ? TARGET_MS : undefined);
  }
  print('a quiz under way, nothing cached, to questions', median(reopened), 'ms', TARGET_MS);
  print('JavaScript in all', median(rounds.map((round) => round.javaScriptKb)), 'kB', TARGET_KB);
  print('styles in all', median(rounds.map((round) => round.styleKb)), 'kB');
} finally {
  await browser.close();
  await greenpen.stop();
}
