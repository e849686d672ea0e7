import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { signInAgain } from '../testing/sign-in.ts';

const complete = {
  Question: 'Why does a metal spoon feel colder than a wooden one?',
  'Mark Scheme': 'metal conducts heat from the hand faster (1)',
  Subject: 'Physics',
  Topic: 'Energy',
  Level: 'GCSE Foundation',
  'Spec Code': '6.1.2',
  'Max Mark': '1',
};
type Field = keyof typeof complete;
const fields = Object.keys(complete) as Field[];

const REQUIRED = 'Max Mark, Topic, Subject, Level, and Spec Code are required!';
const sentences: Record<Field, string> = {
  Question: 'Please provide either a question text or upload a question image.',
  'Mark Scheme': 'Please provide either a mark scheme text or upload a mark scheme image.',
  Subject: REQUIRED,
  Topic: REQUIRED,
  Level: REQUIRED,
  'Spec Code': REQUIRED,
  'Max Mark': REQUIRED,
};

function questionForm(page: Page) {
  const form = page.getByRole('form', { name: 'Add question' });
  return {
    /** Excludes the list of suggestions, which has the same name. */
    field: (name: Field) => form.getByLabel(name).and(page.locator('input, textarea')),
    add: () => form.getByRole('button', { name: 'Add Question' }).click(),
    /** Also works if a dialog that asks to sign in again covers the button by then. */
    addAtOnce: () => form.getByRole('button', { name: 'Add Question' }).dispatchEvent('click'),
    /** The form's other alerts belong to its images and to the trial answer. */
    problem: form.getByRole('alert').last(),
  };
}

test('Max Mark keeps what is typed, with a message if it is not a whole number', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field } = questionForm(page);
  const sentence = page.getByText('Please enter a whole number from 0 to 100.');
  for (const typed of ['2.7', '-1', '1e2', '101', 'three']) {
    await field('Max Mark').clear();
    await field('Max Mark').pressSequentially(typed);
    await expect(field('Max Mark')).toHaveValue(typed);
    await expect(sentence).toBeVisible();
  }
  await field('Max Mark').fill('3');
  await expect(sentence).toBeHidden();
  await field('Max Mark').press('ArrowUp');
  await expect(field('Max Mark')).toHaveValue('4');
});

test('a question without a required field is refused, and everything else is kept', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field, add, problem } = questionForm(page);
  for (const name of fields) await field(name).fill(complete[name]);

  for (const missing of fields) {
    await field(missing).fill('');
    await add();
    await expect(problem, missing).toHaveText(sentences[missing]);
    for (const name of fields.filter((other) => other !== missing)) {
      await expect(field(name)).toHaveValue(complete[name]);
    }
    await field(missing).fill(complete[missing]);
  }
});

test('a session that expires while a question is being typed loses nothing', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field, add, addAtOnce } = questionForm(page);
  for (const name of fields) await field(name).fill(complete[name]);
  const question = `${complete.Question} Explain.`;
  await field('Question').fill(question);

  await page.context().clearCookies();
  await addAtOnce();
  await signInAgain(page);
  for (const name of fields.slice(1)) await expect(field(name)).toHaveValue(complete[name]);
  await expect(field('Question')).toHaveValue(question);

  await add();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: question })).toHaveCount(1);
});

test('a question that cannot be sent is kept, and can be added when the server is back', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field, add, problem } = questionForm(page);
  for (const name of fields) await field(name).fill(complete[name]);

  await page.context().setOffline(true);
  await add();
  await expect(problem).toHaveText(
    'Error adding question. Please try again. The server cannot be reached. Check your connection.',
  );
  for (const name of fields) await expect(field(name)).toHaveValue(complete[name]);
  await page.context().setOffline(false);
  await add();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
  await expect(field('Question')).toHaveValue('');
});

test('if the code that checks the form cannot be loaded, the server checks it', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field, add, problem } = questionForm(page);
  await expect(field('Question')).toBeVisible();
  let refused = 0;
  await page.route('**/assets/*.js', async (route) => {
    refused += 1;
    await route.abort();
  });
  for (const name of fields) await field(name).fill(complete[name]);
  for (const missing of ['Max Mark', 'Topic'] as const) {
    await field(missing).fill('');
    await add();
    await expect(problem).toHaveText(sentences[missing]);
    for (const name of fields.filter((one) => one !== missing)) {
      await expect(field(name)).toHaveValue(complete[name]);
    }
    await field(missing).fill(complete[missing]);
  }
  expect(refused).toBeGreaterThan(0);
  await add();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
});

test('a draft whose code cannot be loaded is kept, and comes back after a reload', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/create-questions');
  const { field } = questionForm(page);
  await expect(field('Question')).toBeVisible();
  const checks = page.waitForRequest('**/assets/*.js');
  await field('Question').press('Shift');
  const url = (await checks).url();
  for (const name of fields) await field(name).fill(complete[name]);
  await page.route(url, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  await page.unroute(url);
  await page.reload();
  for (const name of fields) await expect(field(name)).toHaveValue(complete[name]);
});

test('pressing the button again while the scheme is being read adds no second question', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const { field, add } = questionForm(page);
  const question = `${complete.Question} Pressed twice.`;
  const held: (() => void)[] = [];
  await page.route('**/api/mark-schemes/read', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const name of fields) await field(name).fill(complete[name]);
  await field('Question').fill(question);
  await add();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await add();
  await page.unroute('**/api/mark-schemes/read');
  for (const release of held) release();
  await expect(page.getByText('Question added successfully!').first()).toBeVisible();
  await page
    .getByRole('search', { name: 'Filter questions' })
    .getByLabel('Words')
    .fill('Pressed twice');
  await expect(page.getByText('1 question', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: question })).toHaveCount(1);
});

test('filters find questions by their words and by part of their topic, level and spec code', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const filters = page.getByRole('search', { name: 'Filter questions' });
  const rows = page.getByRole('table').getByRole('row');
  await filters.getByLabel('Topic').fill('CELL');
  await expect(rows.filter({ hasText: 'mitochondria' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'oxbow' })).toHaveCount(0);
  await filters.getByLabel('Spec Code').fill('no such code');
  await expect(page.getByText('No questions found for the selected filters.')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(filters.getByLabel('Topic')).toHaveValue('');
  await filters.getByLabel('Words').fill('JOB of the mito');
  await expect(rows.filter({ hasText: 'leaf cell' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'mitochondria' }).first()).toBeVisible();
});
