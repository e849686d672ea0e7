import { randomUUID } from 'node:crypto';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const DISCLOSURE = 'Plants need light. i dont want to be here anymore and nobody would notice';

test('a student’s disclosure is shown at the top of the desk, is read, and is decided on', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  await sitQuiz(await apiAs(people.student), quizCode, [DISCLOSURE, 'osmosis']);
  await expect.poll(async () => (await teacher.welfare.list({ quizCode })).items.length).toBe(1);
  const page = await openAs(people.teacher);
  const desk = `/view-quiz-responses?code=${quizCode}`;
  const notice = page.getByRole('alert').filter({ hasText: 'Please read one text' });

  await test.step('if it cannot be loaded, the desk says so', async () => {
    await page.route('**/api/welfare-concerns**', (route) => route.abort());
    await page.goto(desk);
    await expect(page.getByText(/whether there is a text to read|server/).first()).toBeVisible();
    await page.unroute('**/api/welfare-concerns**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(notice).toBeVisible();
  });

  await test.step('it says what to do, and shows none of the words', async () => {
    await expect(notice).toContainText('call 999');
    await expect(notice).toContainText('Tell your safeguarding lead today');
    await expect(notice).not.toContainText('be here anymore');
    await expectAccessible(page);
  });

  await test.step('the text is read on its own page, which records that', async () => {
    await notice.getByRole('link', { name: /^Read what/ }).click();
    await expect(page.getByText(DISCLOSURE)).toBeVisible();
    await expect(page.getByText(/It may be about suicide/)).toBeVisible();
    await expect(page.getByText(/^Read by /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a decision is recorded, and the notice disappears', async () => {
    await page.getByLabel('Note for the record').fill('Spoke to Ms Lee.');
    await page.getByRole('button', { name: 'I have followed this up' }).click();
    await expect(page.getByText(/Followed up: Spoke to Ms Lee\./)).toBeVisible();
    await page.goto(desk);
    await expect(page.getByText('of 2 answers marked')).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('a weaker sign is left for the teacher to read, and holds nothing up once there is no concern', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  await sitQuiz(await apiAs(people.student), quizCode, [
    'mum wears sunglasses indoors now',
    'osmosis',
  ]);
  await expect.poll(async () => (await teacher.welfare.list({ quizCode })).items.length).toBe(1);
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  const notice = page.getByRole('alert').filter({ hasText: 'Please read this one yourself' });
  await expect(notice).toContainText('nobody has been told');
  await expect(notice).not.toContainText('sunglasses');
  await expectAccessible(page);

  await notice.getByRole('link', { name: /^Read what/ }).click();
  await expect(page.getByText('A program was unsure about these words.')).toContainText('“mum”');
  await expect(page.getByText(/may be about/)).toBeHidden();
  await page.getByRole('button', { name: 'There is no concern' }).click();
  const question = page.getByRole('dialog', { name: 'No concern?' });
  await question.getByRole('button', { name: 'There is no concern' }).click();
  await expect(page.getByText(/^No concern \(/)).toBeVisible();
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await expect(page.getByText(/of 2 answers marked/)).toBeVisible();
  await expect(notice).toBeHidden();
  expect((await teacher.marking.startRun({ quizCode, mode: 'all' })).total).toBe(2);

  await page.goto('/welfare');
  await expect(page.getByRole('heading', { name: 'Weaker signs' })).toBeVisible();
  await expectAccessible(page);
});

test('a link to a missing text says so, and leads to the existing ones', async ({ openAs }) => {
  const page = await openAs(people.admin);
  for (const id of ['none', randomUUID()]) {
    await page.goto(`/welfare/${id}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'There is no such text to read.',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'See all texts' }).click();
    await expect(page).toHaveURL(/\/welfare$/);
  }
});
