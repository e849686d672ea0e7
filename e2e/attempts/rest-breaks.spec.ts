import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz, attemptOf } from '../testing/attempt-page.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const NONE = {
  restBreakMinutes: 0,
  fontSize: 'normal',
  overlay: 'none',
  readAloud: false,
} as const;

/** Creates a quiz, and a student who may rest for ten minutes in it. */
async function setUp(apiAs: (person: { email: string }) => Promise<ApiClient>) {
  const teacher = await apiAs(people.teacher);
  const student = await apiAs(people.studentWithExtraTime);
  const quizCode = await createQuiz(teacher);
  const studentId = (await student.accounts.currentUser()).user?.id ?? '';
  const setRestMinutes = (restBreakMinutes: number) =>
    teacher.students.setArrangements({
      studentId,
      accessArrangements: { ...NONE, restBreakMinutes },
    });
  await setRestMinutes(10);
  return { quizCode, studentId, setRestMinutes };
}

const RESTING = { name: 'You are having a rest break' };

test('a rest break stops the clock and hides the questions', async ({ openAs, apiAs }) => {
  const { quizCode, setRestMinutes } = await setUp(apiAs);
  const page = await openAs(people.studentWithExtraTime);
  await page.clock.install();
  const { answer, card, secondsLeft, state } = await loadQuiz(page, quizCode);
  await answer(1).fill('Before the break');
  await page.getByRole('button', { name: 'Take a rest break' }).click();
  await expect(page.getByRole('heading', RESTING)).toBeFocused();
  await expect(card(1)).toHaveCount(0);
  await expect(page.getByText('What is diffusion?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit & Finish' })).toHaveCount(0);
  const before = await secondsLeft();
  await page.clock.fastForward(2_500);
  expect(await secondsLeft()).toBe(before);

  await page.reload();
  await expect(page.getByRole('heading', RESTING)).toBeVisible();
  expect(await secondsLeft()).toBe(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(answer(1)).toHaveValue('Before the break');
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await expect.poll(secondsLeft).toBeLessThan(before);
  expect(await secondsLeft()).toBeGreaterThan(before - 10);
  await expect(page.getByText(/0\d:\d\d of rest left/)).toBeVisible();
  await setRestMinutes(0);
});

test('a rest applies on both devices, and either can end it', async ({ openAs, apiAs }) => {
  const { quizCode, setRestMinutes } = await setUp(apiAs);
  const laptop = await openAs(people.studentWithExtraTime);
  const phone = await openAs(people.studentWithExtraTime);
  const onLaptop = await loadQuiz(laptop, quizCode);
  const onPhone = await loadQuiz(phone, quizCode);
  await onLaptop.answer(1).fill('On the laptop');
  await onLaptop.save(1);
  await laptop.getByRole('button', { name: 'Take a rest break' }).click();
  await expect(laptop.getByRole('heading', RESTING)).toBeVisible();
  await expect(phone.getByRole('heading', RESTING)).toBeVisible();
  await expect(onPhone.card(1)).toHaveCount(0);

  await phone.getByRole('button', { name: 'I’m back' }).click();
  await expect(onPhone.card(1)).toBeVisible();
  await expect(onLaptop.answer(1)).toHaveValue('On the laptop');
  await setRestMinutes(0);
});

test('a page opened during a rest gets its questions afterwards, even if the network is down when the rest ends', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, studentId, setRestMinutes } = await setUp(apiAs);
  const student = await apiAs(people.studentWithExtraTime);
  await student.attempts.start({ quizCode });
  await student.attempts.startRest({ quizCode, userId: studentId });
  const page = await openAs(people.studentWithExtraTime);
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByRole('heading', RESTING)).toBeVisible();
  await expect(page.getByText('What is diffusion?')).toHaveCount(0);

  // The network is down at the moment when the rest break ends.
  await page.route(`**/api/attempts/${quizCode}`, (route) => route.abort());
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByText('Your questions have not loaded yet.')).toBeVisible();
  await page.unroute(`**/api/attempts/${quizCode}`);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(attemptOf(page).card(1)).toBeVisible();
  await setRestMinutes(0);
});
