import type { Cookie, Page } from '@playwright/test';
import { createQuiz, storedDrafts, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { signInAgain, signInByHand } from '../testing/sign-in.ts';
import { loadQuiz, attemptOf } from '../testing/attempt-page.ts';

const WORDS = 'They release energy in aerobic respiration.';
const MORE_WORDS = `${WORDS} This happens in all cells.`;

/**
 * Returns the cookies of another student's sign-in; a separate one, because the test may end it.
 */
async function signInElsewhere(openBrowser: () => Promise<Page>): Promise<Cookie[]> {
  const page = await openBrowser();
  await signInByHand(page, people.studentWithExtraTime);
  return page.context().cookies();
}

test('the teacher’s actions reach the student within seconds', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, secondsLeft } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await teacher.attempts.addTime({ quizCode, minutes: 5 });
  await expect(page.getByRole('status').filter({ hasText: 'Your teacher added' })).toContainText(
    'Your teacher added 5 minutes.',
  );
  expect(await secondsLeft()).toBeGreaterThan(600);
  await expect(answer(1)).toHaveValue(WORDS);

  const { userId } = await (await apiAs(people.student)).attempts.start({ quizCode });
  await teacher.attempts.finishFor({ quizCode, userId });
  await expect(page.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();
  expect((await submittedAnswers(teacher, quizCode))[0]).toBe(WORDS);

  await teacher.attempts.reopen({ quizCode, userId, minutes: 10 });
  await loadQuiz(page, quizCode);
  const again = attemptOf(page);
  await expect(again.answer(1)).toHaveValue(WORDS);
  await expect(again.answer(2)).toHaveValue('');
  await expect(again.answer(2)).toBeEditable();
});

test('two tabs show the same words, and neither overwrites the other', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const student = await apiAs(people.student);
  const one = await openAs(people.student);
  const first = await loadQuiz(one, quizCode);
  const two = await one.context().newPage();
  const second = await loadQuiz(two, quizCode);

  await first.answer(1).fill(WORDS);
  // Simulates the focus moving to the other window, which a test's windows do not notice.
  await first.answer(1).blur();
  await expect(second.answer(1)).toHaveValue(WORDS);
  await second.answer(1).fill(MORE_WORDS);
  await second.answer(1).blur();
  await expect(first.answer(1)).toHaveValue(MORE_WORDS);
  await expect(first.state(1)).toHaveAttribute('data-status', 'saved');
  await expect(second.state(1)).toHaveAttribute('data-status', 'saved');
  expect(await storedDrafts(student, quizCode)).toEqual([MORE_WORDS, '']);

  await second.submit();
  await second.expectCompleted();
  await expect(one.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();
});

test('someone else who signs in gets none of the answers, and the student can continue', async ({
  openAs,
  openBrowser,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, state } = await loadQuiz(page, quizCode);
  await page.context().addCookies(await signInElsewhere(openBrowser));
  await answer(1).fill(WORDS);
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else is signed in here now.' });
  await expect(notice).toBeVisible();
  await expect(state(1)).toHaveText('Kept on this device — will send when you are back online');
  const other = await apiAs(people.studentWithExtraTime);
  expect(await storedDrafts(other, quizCode)).toEqual(['', '']);

  await notice.getByRole('button', { name: 'Sign in again' }).click();
  await signInAgain(page);
  await expect(notice).toBeHidden();
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  expect(await storedDrafts(await apiAs(people.student), quizCode)).toEqual([WORDS, '']);
});

test('a page does not start the clock of someone else who has signed in since', async ({
  openAs,
  openBrowser,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.context().addCookies(await signInElsewhere(openBrowser));
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('Someone else is signed in here now.')).toBeVisible();
  const { items } = await teacher.attempts.listLiveAttempts({ quizCode });
  expect(items.filter(({ startedAt }) => startedAt !== null)).toEqual([]);
});

test('a page that one student has left starts nothing for the next student', async ({
  openAs,
  openBrowser,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  await loadQuiz(page, quizCode);
  await page.context().addCookies(await signInElsewhere(openBrowser));
  await page.reload();
  await expect(page.getByText('Your time starts when you press Start.')).toBeVisible();
  const { items } = await teacher.attempts.listLiveAttempts({ quizCode });
  const started = items.filter(({ startedAt }) => startedAt !== null);
  expect(started.map(({ displayName }) => displayName)).toEqual([people.student.name]);
});
