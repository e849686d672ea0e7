import type { Page } from '@playwright/test';
import { UNANSWERED_TEXT } from '../../shared/unanswered.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { attemptOf, loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz, storedDrafts, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const WORDS = 'They release energy in aerobic respiration.';
const LIMIT_SECONDS = 10;

/** Cuts the page off in both directions: it receives no updates, and nothing it sends arrives. */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/check-in', (route) => route.abort());
  await page.route('**/answers/*', (route) => route.abort());
}

test('a page that has not yet heard of extra time continues when its own clock has run out', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: LIMIT_SECONDS });
  const page = await openAs(people.student);
  const { answer, secondsLeft, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await cutOff(page);
  await answer(1).fill(WORDS);
  await teacher.attempts.addTime({ quizCode, minutes: 5 });
  await expect(page.getByText('Your teacher added 5 minutes.')).toBeVisible();
  await expect(answer(1)).toHaveValue(WORDS);
  await expect(answer(1)).toBeEditable();
  expect(await secondsLeft()).toBeGreaterThan(200);
  await expectAccessible(page);

  await page.unrouteAll();
  await answer(1).fill(`${WORDS} This happens in all cells.`);
  const student = await apiAs(people.student);
  await expect
    .poll(() => storedDrafts(student, quizCode))
    .toEqual([`${WORDS} This happens in all cells.`, '']);
  await submit();
  await expectCompleted();
});

test('words submitted after the attempt has ended stay on the device until it is reopened', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await cutOff(page);
  await answer(1).fill(WORDS);
  const { userId } = await (await apiAs(people.student)).attempts.start({ quizCode });
  await teacher.attempts.finishFor({ quizCode, userId });
  await submit();
  await expectCompleted();
  await expect(page.getByText('came too late to be submitted')).toBeVisible();

  await teacher.attempts.reopen({ quizCode, userId, minutes: 5 });
  await page.unrouteAll();
  await loadQuiz(page, quizCode);
  await expect(attemptOf(page).answer(1)).toHaveValue(WORDS);
});

test('an answer that was emptied again is not reported as too late', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: LIMIT_SECONDS });
  const page = await openAs(people.student);
  const { answer } = await loadQuiz(page, quizCode);
  await cutOff(page);
  await answer(1).fill(WORDS);
  await answer(1).fill('');
  await expect(page.getByText('Your answers are with your teacher.')).toBeVisible();
  await expect(page.getByText('came too late')).toBeHidden();
  expect(await submittedAnswers(teacher, quizCode)).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT]);
});
