import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { attemptsMessages } from '../../shared/messages/attempts.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { attemptOf, loadQuiz } from '../testing/attempt-page.ts';

const NONE = {
  restBreakMinutes: 0,
  fontSize: 'normal',
  overlay: 'none',
  readAloud: false,
} as const;

/** Returns the person's id, from their own account. */
async function idOf(student: ApiClient): Promise<string> {
  const { user } = await student.accounts.currentUser();
  return user?.id ?? '';
}

/**
 * Replaces the browser's speech synthesis, because a test machine has no voices; returns a reader
 * of what was spoken.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    window.speechSynthesis.speak = ({ text }) => void spoken.push(text);
    Object.assign(window, { spoken });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('a quiz looks and sounds as the student needs it', async ({ openAs, apiAs }) => {
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

test('aids that fail to load on a bad network are reported as missing, and can be requested again', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const studentId = await idOf(await apiAs(people.studentWithExtraTime));
  await teacher.students.setArrangements({
    studentId,
    accessArrangements: { ...NONE, fontSize: 'largest', restBreakMinutes: 10 },
  });
  const page = await openAs(people.studentWithExtraTime);
  await page.goto('/enter-quiz');
  await page.getByLabel('Quiz Code').fill(quizCode);
  await page.route('**/assets/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  const answer = attemptOf(page).answer(1);
  await answer.fill('Typed without them');
  await expect(page.getByText(attemptsMessages.aidsFailed)).toBeVisible();
  // The page does not reload while it is unavailable.
  await page.context().setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await page.getByRole('button', { name: 'Try again now' }).click();
  await tried;
  await expect(answer).toHaveValue('Typed without them');
  await page.context().setOffline(false);
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('button', { name: 'Take a rest break' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await expect(page.getByText(attemptsMessages.aidsFailed)).toHaveCount(0);
  await expect(answer).toHaveValue('Typed without them');
  await teacher.students.setArrangements({ studentId, accessArrangements: NONE });
});
