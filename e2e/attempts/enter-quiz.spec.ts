import { createQuiz, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { attemptOf, loadQuiz } from '../testing/attempt-page.ts';

test('an empty code and an unknown code are explained, and the code is kept', async ({
  openAs,
}) => {
  const page = await openAs(people.student);
  await page.goto('/enter-quiz');
  await expect(page.getByText('Enter a quiz code and click "Load Quiz" to begin.')).toBeVisible();
  const load = page.getByRole('button', { name: 'Load Quiz' });
  await load.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Quiz Code' })).toHaveText(
    'Please enter a Quiz Code!',
  );
  for (const unknown of ['ZZZZZZ', 'not a code']) {
    await page.getByLabel('Quiz Code').fill(unknown);
    await load.click();
    await expect(page.getByText('Quiz not found. Please check the Quiz Code.')).toBeVisible();
    await expect(page.getByLabel('Quiz Code')).toHaveValue(unknown);
  }
});

test('a locked quiz cannot be started', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher), { locked: true });
  const page = await openAs(people.student);
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('This quiz is locked')).toBeVisible();
  await expect(page.getByText('Please contact your teacher.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('after a refusal, a quiz starts only when the student presses Start', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { locked: true });
  const page = await openAs(people.student);
  await page.goto('/dashboard');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('This quiz is locked')).toBeVisible();
  await teacher.quizzes.setLocked({ quizCode, locked: false });
  await page.reload();
  await expect(page.getByText('Your time starts when you press Start.')).toBeVisible();
  const { items } = await teacher.attempts.listLiveAttempts({ quizCode });
  expect(items.filter(({ startedAt }) => startedAt !== null)).toEqual([]);
});

test('from a locked quiz, a student can go on to enter another code', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const page = await openAs(people.student);
  const load = async (quizCode: string) => {
    await page.getByLabel('Quiz Code').fill(quizCode);
    await page.getByRole('button', { name: 'Load Quiz' }).click();
  };
  await page.goto('/enter-quiz');
  await load(await createQuiz(teacher, { locked: true }));
  await expect(page.getByText('This quiz is locked')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Quizzes' }).click();
  await load(await createQuiz(teacher));
  await expect(attemptOf(page).card(1)).toBeVisible();
});

test('a quiz that is locked during an attempt can be finished, but not sat again', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.student);
  const { answer, submit, expectCompleted } = await loadQuiz(page, quizCode);
  await teacher.quizzes.setLocked({ quizCode, locked: true });
  await answer(1).fill('They release energy by respiration.');
  await submit();
  await expectCompleted();
  expect(await submittedAnswers(teacher, quizCode)).toEqual([
    'They release energy by respiration.',
    'Question not answered by student',
  ]);

  await teacher.quizzes.setLocked({ quizCode, locked: false });
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByText('You have already completed this quiz.')).toBeVisible();
});

test('when time is up, everything typed so far reaches the teacher', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { defaultTimeLimit: 6 });
  const page = await openAs(people.student);
  const { answer } = await loadQuiz(page, quizCode);
  await answer(2).fill('Particles spread out');
  await expect(page.getByText('Time is up!')).toBeVisible();
  await expect(
    page.getByText('You will be redirected to the dashboard in 5 seconds.'),
  ).toBeVisible();
  expect(await submittedAnswers(teacher, quizCode)).toEqual([
    'Question not answered by student',
    'Particles spread out',
  ]);
  await expect(page).toHaveURL('/dashboard');
});

test('extra time lengthens the countdown', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher), { defaultTimeLimit: 600 });
  const page = await openAs(people.studentWithExtraTime);
  const { secondsLeft } = await loadQuiz(page, quizCode);
  const seconds = await secondsLeft();
  expect(seconds).toBeGreaterThan(740);
  expect(seconds).toBeLessThanOrEqual(750);
});

test('a link with a code starts no clock, and leads into an attempt that is under way', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher), { defaultTimeLimit: 600 });
  const page = await openAs(people.student);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const byAddress = () => page.goto(`/enter-quiz?code=${quizCode}`);
  await byAddress();
  await expect(start).toBeVisible();
  await byAddress();
  await start.click();
  const { card, answer, state } = attemptOf(page);
  await answer(1).fill('They release energy by respiration.');
  await expect(state(1)).toHaveAttribute('data-status', 'saved');

  await page.goto('/dashboard');
  await byAddress();
  await expect(card(1)).toBeVisible();
  await expect(start).toBeHidden();
  await expect(answer(1)).toHaveValue('They release energy by respiration.');
});
