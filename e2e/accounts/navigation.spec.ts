import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher gets from any screen to any other with one click', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [label, address] of [
    ['Quizzes', '/view-quizzes'],
    ['Marking', '/view-quiz-responses'],
    ['Questions', '/create-questions'],
    ['Students', '/view-students'],
    ['Results', '/quiz-results'],
    ['Reports', '/auto-report'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  }
});

test('a quiz has one place: its code never has to be typed again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-results/DEMO03');
  const quiz = page.getByRole('navigation', { name: 'Quiz DEMO03' });
  for (const [label, address] of [
    ['Live', '/live-quiz/DEMO03'],
    ['Marking', '/view-quiz-responses?code=DEMO03'],
    ['Overview', '/quiz-success?code=DEMO03'],
    ['Settings', '/quiz-settings/DEMO03'],
    ['Results', '/quiz-results/DEMO03'],
  ] as const) {
    await quiz.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(quiz.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  }
});

test('a student has a bar at the bottom of a phone screen, hidden while a clock is running', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/view-my-scores');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Quizzes', 'Scores', 'Typing']);
  await expect(bar).toBeInViewport();
  await loadQuiz(page, quizCode);
  await expect(bar).toBeHidden();
});

test('the dashboard starts with waiting work, each item one click away', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.', 'Particles spread out.']);
  const page = await openAs(people.teacher);
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').filter({ hasText: quizCode })).toBeVisible();
  await expectAccessible(page);
  // The bar and the quiz's row lead to the same work, without typing a code.
  const bar = page.getByRole('navigation', { name: 'Main' });
  const mark = page.getByRole('link', { name: `Mark ${quizCode}: 2 answers to mark` });
  await bar.getByRole('link', { name: 'Quizzes' }).click();
  await expect(
    page.getByRole('row').filter({ hasText: quizCode }).filter({ has: mark }),
  ).toBeVisible();
  await bar.getByRole('link', { name: 'Marking' }).click();
  await expect(page.getByLabel('Quiz code')).toBeVisible();
  await mark.click();
  await expect(page).toHaveURL(`/view-quiz-responses?code=${quizCode}`);
  await expect(page.getByRole('button', { name: 'Mark All with AI' })).toBeVisible();
});

test('every link of the bar is visible on a phone', async ({ openAs }) => {
  for (const person of [people.teacher, people.admin]) {
    const page = await openAs(person);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Reports' })).toBeVisible();
    for (const place of await bar.getByRole('link').all()) {
      await expect(place).toBeInViewport({ ratio: 1 });
    }
  }
});
