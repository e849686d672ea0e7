import { createQuiz } from '../testing/classroom.ts';
import { expectRed } from '../testing/colours.ts';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('quotations stop rotating after one is chosen, and for people who prefer reduced motion', async ({
  openAs,
}) => {
  const page = await openAs(people.student);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard');
  const carousel = page.getByRole('region', { name: 'Quotations on education' });
  const dots = carousel.getByRole('button', { name: /^Quotation \d/ });
  await expect(dots).toHaveCount(7);
  const moving = carousel.locator('[aria-live="off"]');

  await dots.nth(4).click();
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByText('Du Bois')).toBeVisible();
  await expect(moving).toHaveCount(0);
  await page.getByRole('heading', { name: 'Dashboard' }).click();
  await expect(moving).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moving).toHaveCount(0);
});

test('a teacher copies the code with a click', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Teacher Code' });
  const code = await card.getByRole('button').innerText();
  expect(code).toMatch(/^AI-[A-Z0-9]+-[A-Z0-9]{3}$/);
  await card.getByRole('button').click();
  await expect(card.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(card.getByText('Copied to clipboard!')).toBeHidden();
});

test('if the browser does not let a page copy, the code is selected instead', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Teacher Code' });
  await card.getByRole('button').click();
  await expect(card.getByText('Please select the code and copy it.')).toBeVisible();
  await expect(card.getByLabel('Teacher code', { exact: true })).toBeFocused();
  const selected = await page.evaluate(() => document.getSelection()?.toString());
  expect(selected).toMatch(/^AI-/);
});

test('a teacher sees how the classes are doing', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  const overview = page.getByRole('table', { name: 'Class Performance Overview' });
  await expect(overview.getByRole('columnheader')).toHaveText([
    'Quiz Name',
    'Average Score',
    'Submissions',
  ]);
  const rivers = overview.getByRole('row', { name: 'DEMO03' });
  await expect(rivers.getByRole('cell').nth(0)).toHaveText(/^\d+\.\d\d%$/);
  await expect(rivers.getByRole('cell').nth(1)).toHaveText(/^\d+$/);
});

test('a student sees neither a class code nor classes', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('Student');
  for (const name of ['Teacher Code', 'Admin Actions', 'Class Performance Overview']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
});

test('an administrator activates the teacher accounts', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  const actions = page.getByRole('region', { name: 'Admin Actions' });
  await actions.getByRole('button', { name: 'Activate Teacher Accounts' }).click();
  await expect(actions.getByText('All teacher accounts activated!')).toBeVisible();

  await page.context().clearCookies();
  await page.context().setOffline(true);
  await actions.getByRole('button', { name: 'Activate Teacher Accounts' }).click();
  const failure = actions.getByRole('alert');
  await expect(failure).toHaveText('Error: The server cannot be reached. Check your connection.');
  await expectRed(failure);
});

test('a profile that cannot be loaded is reported, with a way to try again', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.route('**/api/current-user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  await expect(page.getByText('An error occurred while fetching your profile.')).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong · Greenpen');
  await page.unroute('**/api/current-user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
});

test('signing out everywhere also ends the sessions of other browsers', async ({
  browser,
  request,
}) => {
  const email = 'everywhere@school.example';
  await register(request, email);
  const [here, elsewhere] = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const { request: browserRequest } of [here, elsewhere]) {
    const data = { email, password: NEW_PASSWORD };
    await browserRequest.post('/api/auth/sign-in/email', { data, failOnStatusCode: true });
  }
  const page = await here.newPage();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  const answer = await elsewhere.request.get('/api/current-user');
  expect(await answer.json()).toMatchObject({ user: null });
  await here.close();
  await elsewhere.close();
});

test('a student starts with the code box, and reads what to improve', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  const feedback = page.getByRole('region', { name: 'Latest feedback' });
  await expect(feedback).toContainText('of 15 marks');
  await expect(feedback).toContainText('One thing to improve');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByRole('region', { name: 'Question 1' })).toBeVisible();
});

test('an unknown code is reported on the page where the student lands', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  await page.getByLabel('Quiz Code').fill('NOWHERE');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('Quiz not found. Please check the Quiz Code.')).toBeVisible();
  await expect(page.getByLabel('Quiz Code')).toHaveValue('NOWHERE');
});

test('a teacher’s recent quizzes are one click away, and an administrator starts with the system', async ({
  openAs,
}) => {
  const teacher = await openAs(people.teacher);
  await teacher.goto('/dashboard');
  const recent = teacher.getByRole('region', { name: 'Recent quizzes' });
  await recent.getByRole('link').nth(1).click();
  await expect(teacher).toHaveURL(/^.*\/quiz-success\?code=/);

  const admin = await openAs(people.admin);
  await admin.goto('/dashboard');
  const system = admin.getByRole('region', { name: 'System' });
  await expect(system.getByRole('listitem').first()).toBeVisible();
  await system.getByRole('link', { name: 'See everything' }).click();
  await expect(admin).toHaveURL('/system');
});

test('waiting work that cannot be loaded is reported, with a way to try again', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.route('**/api/waiting-work', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByText('Failed to load what is waiting for you.')).toBeVisible();
  await page.unroute('**/api/waiting-work');
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
});
