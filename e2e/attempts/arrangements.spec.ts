import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { loadQuiz } from '../testing/attempt-page.ts';

const NONE = {
  restBreakMinutes: 0,
  fontSize: 'normal',
  overlay: 'none',
  readAloud: false,
} as const;

/** The person's id, as they themselves see it. */
async function idOf(student: ApiClient): Promise<string> {
  const { user } = await student.accounts.currentUser();
  return user?.id ?? '';
}

/** Stands in for the voices of a browser, which a test machine has none of. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    window.speechSynthesis.speak = ({ text }) => void spoken.push(text);
    Object.assign(window, { spoken });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('a quiz looks and sounds as its student needs it', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const studentId = await idOf(await apiAs(people.studentWithExtraTime));
  await teacher.students.setArrangements({
    studentId,
    accessArrangements: { ...NONE, fontSize: 'largest', overlay: 'blue', readAloud: true },
  });
  const page = await openAs(people.studentWithExtraTime);
  const spoken = await listen(page);
  await loadQuiz(page, quizCode);
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await page.getByRole('button', { name: 'Read aloud question 2' }).click();
  expect(await spoken()).toEqual([
    'Oxygen moves from the air sacs of the lungs into the blood by diffusion.',
    'What is diffusion?',
  ]);
  await page.getByRole('button', { name: 'Stop reading question 2' }).click();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await teacher.students.setArrangements({ studentId, accessArrangements: NONE });
});

test('a rest break stops the clock and hides the questions', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const studentId = await idOf(await apiAs(people.studentWithExtraTime));
  const accessArrangements = { ...NONE, restBreakMinutes: 10 };
  await teacher.students.setArrangements({ studentId, accessArrangements });
  const page = await openAs(people.studentWithExtraTime);
  await page.clock.install();
  const { answer, card, secondsLeft, state } = await loadQuiz(page, quizCode);
  await answer(1).fill('Before the break');
  await page.getByRole('button', { name: 'Take a rest break' }).click();
  await expect(page.getByRole('heading', { name: 'You are having a rest break' })).toBeFocused();
  await expect(card(1)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit & Finish' })).toBeHidden();
  const before = await secondsLeft();
  await page.clock.fastForward(2_500);
  expect(await secondsLeft()).toBe(before);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are having a rest break' })).toBeVisible();
  expect(await secondsLeft()).toBe(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(answer(1)).toHaveValue('Before the break');
  await expect(state(1)).toHaveAttribute('data-status', 'saved');
  await expect.poll(secondsLeft).toBeLessThan(before);
  expect(await secondsLeft()).toBeGreaterThan(before - 10);
  await expect(page.getByText(/0\d:\d\d of rest left/)).toBeVisible();
  await teacher.students.setArrangements({ studentId, accessArrangements: NONE });
});
