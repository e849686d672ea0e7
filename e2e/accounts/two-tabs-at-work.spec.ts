import { randomUUID } from 'node:crypto';
import type { Cookie, Page } from '@playwright/test';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz, storedDrafts } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { picture } from '../testing/images.ts';
import { DEMO_PASSWORD, people } from '../testing/people.ts';

const WORDS = 'Maya’s own words about mitochondria.';
const OTHER_WORDS = 'and what she typed after the other had signed in';

/** Signs another person in as in a second tab, without notifying the first. */
const signInElsewhere = (first: Page, cookies: readonly Cookie[]): Promise<void> =>
  first.context().addCookies(cookies);

const somebodyElse = (page: Page) =>
  page.getByRole('heading', { name: 'Somebody else is signed in' });

test('a teacher’s tab saves nothing in the name of a colleague who has since signed in', async ({
  openAs,
  apiAs,
  cookiesOf,
}) => {
  const title = `Mine ${randomUUID().slice(0, 8)}`;
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const form = page.getByRole('form', { name: 'Add question' });
  await form.getByLabel('Question', { exact: true }).fill(title);
  await form.getByLabel('Max Mark').fill('2');
  // Waits until no request is pending before the other person signs in.
  const reading = page.waitForResponse('**/api/mark-schemes/read');
  await form.getByRole('textbox', { name: 'Mark Scheme', exact: true }).fill('osmosis');
  await reading;
  await form.getByRole('combobox', { name: 'Subject' }).fill('Tabs');
  await form.getByLabel('Topic').fill('Two tabs');
  await form.getByLabel('Level').fill('GCSE');
  await form.getByLabel('Spec Code').fill('1.1');
  await signInElsewhere(page, await cookiesOf(people.admin));

  await form.getByRole('button', { name: 'Add Question' }).click();
  await expect(somebodyElse(page)).toBeVisible();
  await expect(page.getByText(people.admin.name)).not.toHaveCount(0);
  await expect(page.getByText(people.teacher.name)).toHaveCount(0);
  await expect(page.getByText(title)).toHaveCount(0);
  for (const person of [people.admin, people.teacher]) {
    const { items } = await (await apiAs(person)).questions.list({ subject: 'Tabs' });
    expect(items).toEqual([]);
  }
});

test('nor is an image uploaded in the colleague’s name', async ({ openAs, cookiesOf }) => {
  const page = await openAs(people.teacher);
  // Waits until no request is pending before the other person signs in.
  await page.goto('/create-questions', { waitUntil: 'networkidle' });
  await expect(page.getByRole('form', { name: 'Add question' })).toBeVisible();
  await signInElsewhere(page, await cookiesOf(people.admin));
  const chooser = page.waitForEvent('filechooser');
  const upload = page.waitForResponse('**/api/uploads/question');
  await page.getByRole('button', { name: 'Choose question image', exact: true }).click();
  await (await chooser).setFiles(await picture());
  expect((await upload).status()).toBe(409);
  await expect(somebodyElse(page)).toBeVisible();
});

test('a colleague who signs in at “Please sign in again” gets nothing that the previous person typed', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/auto-report');
  const names = page.getByLabel('Student Names');
  await names.fill('Robin Ash, Kit Reed');
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('greenpen.report-draft')),
    );
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('Robin Ash');
  const before = await drafts();

  await page.context().clearCookies();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('osmosis');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Email').fill(people.admin.email);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(somebodyElse(page)).toBeVisible();
  await expect(names).toHaveCount(0);

  await page.getByRole('button', { name: `Continue as ${people.admin.name}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auto-report');
  await expect(names).toHaveValue('');
  expect((await drafts()).filter(([, draft]) => draft.includes('Robin Ash'))).toEqual(before);
});

test('a student’s tab sends nothing in the name of a classmate who has since signed in, and keeps the words', async ({
  openAs,
  apiAs,
  cookiesOf,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, save, state } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await save(1);
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await signInElsewhere(page, await cookiesOf(people.studentWithExtraTime));
  const classmate = await apiAs(people.studentWithExtraTime);
  await classmate.attempts.start({ quizCode });

  await answer(2).fill(OTHER_WORDS);
  await expect(page.getByText('Someone else is signed in here now.')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(somebodyElse(page)).toBeVisible();
  await expect(page.getByText(people.studentWithExtraTime.name)).not.toHaveCount(0);
  await expect(page.getByText(people.student.name)).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  expect(await storedDrafts(classmate, quizCode)).toEqual(['', '']);
  expect(await storedDrafts(await apiAs(people.student), quizCode)).toEqual([WORDS, '']);
});
