import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const WORDS = 'They release energy in aerobic respiration.';
const OTHER_WORDS = 'Particles spread out from high to low concentration.';

const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave the quiz?' });

/**
 * Keeps typed text from reaching the server, and the page from learning that the attempt has ended.
 */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/answers/*', (route) => route.abort());
  await page.route('**/check-in', (route) => route.abort());
}

test('leaving asks for confirmation while a submission has not gone through', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await page.route('**/answers/*', (route) => route.abort());
  await page.route('**/finish', (route) => route.abort());
  await answer(1).fill(WORDS);
  await answer(2).fill(OTHER_WORDS);
  await submit();
  await expect(page.getByText('could not be submitted yet')).toBeVisible();
  await page.getByRole('link', { name: 'Greenpen' }).first().click();
  await expect(leaveQuestion(page)).toContainText('Your answers are not handed in yet.');
  await leaveQuestion(page).getByRole('button', { name: 'Keep working' }).click();
  await expect(answer(1)).toHaveValue(WORDS);
  await page.unrouteAll();
  await expectCompleted();
  await expect(page).toHaveURL('/dashboard');
  expect(await submittedAnswers(teacher, quizCode)).toEqual([WORDS, OTHER_WORDS]);
});

test('when time runs out on another page, words that are still in time are not lost', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: 12 });
  const page = await openAs(people.student);
  const { answer, secondsLeft } = await loadQuiz(page, quizCode);
  const student = await apiAs(people.student);
  const { userId } = await student.attempts.start({ quizCode });
  await page.route('**/answers/*', (route) => route.abort());
  await answer(1).fill(WORDS);
  await expect.poll(secondsLeft).toBeLessThan(5);
  await student.attempts.finish({ quizCode, userId, because: 'time-up', answers: [] });
  await expect(page.getByText('Your answers are with your teacher.')).toBeVisible();
  await expect(page.getByText('came too late')).toBeHidden();
  expect((await submittedAnswers(teacher, quizCode))[0]).toBe(WORDS);
});

test('a student who comes back after the end is told about words that were not handed in', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  await teacher.quizzes.update({ quizCode, attemptsAllowed: 2 });
  const page = await openAs(people.student);
  const { answer } = await loadQuiz(page, quizCode);
  const { userId } = await (await apiAs(people.student)).attempts.start({ quizCode });
  await cutOff(page);
  await answer(1).fill(WORDS);
  await teacher.attempts.finishFor({ quizCode, userId });
  const next = await page.context().newPage();
  await page.close();

  await next.goto('/dashboard');
  await next.getByRole('link', { name: `Open quiz ${quizCode}` }).click();
  await expect(next.getByRole('dialog').getByText(WORDS)).toBeVisible();
  await next.getByRole('button', { name: 'Keep them here' }).click();
  await expect(next.getByText('came too late to be submitted')).toBeVisible();
  await expect(next.getByText('What you handed in is kept; anything else is lost.')).toBeVisible();
  await expectAccessible(next);
});

test('if the browser can store nothing, the end shows the words that are only on the page', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  const { userId } = await (await apiAs(people.student)).attempts.start({ quizCode });
  await cutOff(page);
  await page.route('**/finish', (route) => route.abort());
  await answer(1).fill(WORDS);
  await submit();
  await expect(page.getByText('Keep this page open: they will be sent again.')).toBeVisible();
  await page.getByRole('link', { name: 'Greenpen' }).first().click();
  await expect(leaveQuestion(page)).toContainText('only on this page');
  await leaveQuestion(page).getByRole('button', { name: 'Keep working' }).click();
  await teacher.attempts.finishFor({ quizCode, userId });
  await page.unrouteAll();
  await expectCompleted();
  await expect(page.getByText('They are only on this page: copy them')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(WORDS);
  await expectAccessible(page);
});
