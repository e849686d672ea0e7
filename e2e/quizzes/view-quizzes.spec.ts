import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** Opens the list with only the row of one quiz, by searching for it. */
async function openRow(page: Page, quizCode: string) {
  await page.goto('/view-quizzes');
  await page.getByLabel('Search by code or title').fill(quizCode.toLowerCase());
  const row = page.getByRole('row').filter({ hasText: quizCode });
  await expect(row).toBeVisible();
  return row;
}

test('a quiz is found by its code or title, locked and unlocked', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await expect(page.getByRole('button', { name: /^Science/ })).toContainText('2');
  const row = await openRow(page, quizCode);
  await expect(page.getByRole('row').filter({ hasText: 'DEMO01' })).toHaveCount(0);
  await expect(row).toContainText('Active');
  await expect(row).toContainText('2 questions');
  await row.getByRole('button', { name: 'Lock Quiz' }).click();
  await expect(row).toContainText('Locked');
  await row.getByRole('button', { name: 'Unlock Quiz' }).click();
  await expect(row).toContainText('Active');

  const search = page.getByLabel('Search by code or title');
  await search.fill('rivers, NETWORKS');
  await expect(page.getByRole('row').filter({ hasText: 'DEMO03' })).toBeVisible();
  await search.fill('dem o03');
  await expect(page.getByRole('row').filter({ hasText: 'DEMO03' })).toBeVisible();
  await search.fill('no such code');
  await expect(page.getByText('No quizzes match your search criteria.')).toBeVisible();
});

async function chooseDelete(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'More actions' }).click();
  await row.getByRole('menuitem', { name: 'Delete Quiz' }).click();
}

test('a quiz is deleted after confirmation, and stays if that is refused', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire', 'Net movement']);
  await (await apiAs(people.newStudent)).attempts.start({ quizCode });
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  const dialog = page.getByRole('dialog', { name: `Delete ${quizCode}` });

  await chooseDelete(row);
  await expect(dialog).toContainText(
    'Are you sure you want to delete this quiz? This action cannot be undone.',
  );
  await expect(dialog).toContainText('1 student is sitting it now.');
  await expect(dialog).toContainText('1 student has sat it.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();

  await chooseDelete(row);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted.')).toBeVisible();
  await expect(page.getByText('No quizzes match your search criteria.')).toBeVisible();
});

test('failures are reported, and change nothing', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await page.route(`**/api/quizzes/${quizCode}**`, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await row.getByRole('button', { name: 'Lock Quiz' }).click();
  const failure = page.getByText('Failed to lock quiz. Please try again.');
  await expect(failure).toBeVisible();
  await chooseDelete(row);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete quiz. Please try again.')).toBeVisible();
  await expect(row).toContainText('Active');
});

/**
 * Records every alert from now on, because a toast disappears after seconds and a slow check can
 * miss it.
 */
async function listenToAlerts(page: Page) {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const listen = () => {
      for (const alert of document.querySelectorAll('[role=alert]')) {
        said.push(alert.textContent ?? '');
      }
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true });
    return said;
  });
  return () => heard.evaluate((said) => said.join('\n'));
}

test('a failure to lock or unlock is no longer shown once it has been put right', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await page.clock.install();
  const said = await listenToAlerts(page);
  let isCut = true;
  await page.route(`**/api/quizzes/${quizCode}/**`, (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  for (const { button, failure, state } of [
    {
      button: 'Lock Quiz',
      failure: 'Failed to lock quiz. Please try again. The server',
      state: 'Locked',
    },
    {
      button: 'Unlock Quiz',
      failure: 'Failed to unlock quiz. Please try again. The server',
      state: 'Active',
    },
  ]) {
    isCut = true;
    await row.getByRole('button', { name: button }).click();
    await expect.poll(said).toContain(failure);
    isCut = false;
    await row.getByRole('button', { name: button }).click();
    await expect(row).toContainText(state);
    await expect(page.getByText(failure)).toBeHidden();
  }
});

test('a duplicate has its own code', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate Quiz' }).click();
  const said = page.getByText(/^Quiz duplicated\. The copy’s Quiz Code is /);
  await expect(said).toBeVisible();
  const [, copyCode = ''] = /is ([A-Z0-9]{6})\./.exec((await said.textContent()) ?? '') ?? [];
  const copy = await teacher.quizzes.get({ quizCode: copyCode });
  const original = await teacher.quizzes.get({ quizCode });
  expect(copy.questionIds).toEqual(original.questionIds);
});

test('results are hidden until the teacher releases them', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = 'WAIT01';
  await teacher.quizzes.create({
    quizCode,
    title: 'Marks later',
    subject: 'Biology',
    defaultTimeLimit: 600,
    questionIds: ['demo-bio-mitochondria'],
    resultsRelease: 'when-released',
  });
  await sitQuiz(await apiAs(people.studentWithExtraTime), quizCode, ['They release energy.']);
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await expect(row).toContainText('Results not released');
  await row.getByRole('button', { name: 'Release Results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release Results' }).click();
  await expect(row).toContainText('Results released');
  await expect(row.getByRole('link', { name: /^Results released/ })).toHaveAttribute(
    'href',
    /^\/quiz-results\//,
  );
  expect((await teacher.quizzes.get({ quizCode })).releasedAt).not.toBeNull();

  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Hide results again' }).click();
  await expect(row).toContainText('Results not released');
});

test('the code is copied, and only the slips with it are printed', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = await openRow(page, quizCode);
  await row.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quizCode);

  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Printable slips' }).click();
  const dialog = page.getByRole('dialog', { name: `Slips for ${quizCode}` });
  await expect(dialog.getByRole('img', { name: `opens the quiz ${quizCode}` })).toBeVisible();
  await dialog.getByLabel('Number of slips').fill('10');
  await expect(dialog).toContainText('this is 2 pages');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText(quizCode, { exact: true }).filter({ visible: true })).toHaveCount(10);
});

test('a teacher without quizzes is told so', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.route('**/api/quizzes', (route) => route.fulfill({ json: { items: [] } }));
  await page.goto('/view-quizzes');
  await expect(page.getByText('You have not created any quizzes yet.')).toBeVisible();
  await expectAccessible(page);
});

test('a list that cannot be loaded can be tried again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.route('**/api/quizzes', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/view-quizzes');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/quizzes');
  await retry.click();
  await expect(page.getByText('DEMO01')).toBeVisible();
});

test('the list names the class that a quiz is locked for, and says to how many classes it is released', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { resultsRelease: 'when-released' });
  const any = { opensAt: null, closesAt: null };
  const [first, second] = await Promise.all([
    teacher.classes.create({ name: '7L, a lock' }),
    teacher.classes.create({ name: '7M, no lock' }),
  ]);
  const classes = [first, second].map(({ teacherCode }) => ({ teacherCode, ...any }));
  await teacher.quizzes.setFor({ quizCode, classes });
  const { teacherCode } = first;
  await teacher.quizzes.setLocked({ quizCode, locked: true, teacherCode });
  await teacher.quizzes.setReleased({ quizCode, released: true, teacherCode });

  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await expect(row).toContainText(/Locked for \u2068?7L, a lock/);
  await expect(row).toContainText('Released to 1 of 2 classes');
  await page.goto(`/quiz-settings/${quizCode}`);
  await expect(page.getByText('It is locked for')).toContainText('7L, a lock');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlock for 7L, a lock' }).click();
  await expect(page.getByText('It is locked for')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock for 7L, a lock' })).toBeHidden();
});

test('a deleted quiz is restored with its results', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  await sitQuiz(await apiAs(people.studentWithExtraTime), quizCode, ['They release energy.', '']);
  const page = await openAs(people.teacher);
  const row = await openRow(page, quizCode);
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await page.getByText('Deleted quizzes').click();
  const bringBack = page.getByRole('button', { name: `Bring back: ${quizCode}` });
  await expect(bringBack).toBeVisible();
  await expectAccessible(page);
  await bringBack.click();
  await expect(page.getByText(`Quiz ${quizCode} is back.`)).toBeVisible();
  await expect(bringBack).toHaveCount(0);
  await expect(row).toHaveCount(1);
  const { students } = await teacher.results.quizResults({ quizCode });
  expect(students).toHaveLength(1);
});
