import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { isolate } from '../../web/ui/text/isolate.ts';

const WORDS = 'They release energy in aerobic respiration.';

/** Opens the live view of a quiz as its teacher. */
async function watch(page: Page, quizCode: string) {
  await page.goto(`/live-quiz/${quizCode}`);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row(people.student.name)).toBeVisible();
  return {
    row,
    count: (state: string) => page.getByRole('group').getByRole('button', { name: state }),
    dialog: page.getByRole('dialog').filter({ visible: true }),
  };
}

/** Starts an attempt through the API and writes an answer to the first question. */
async function startWriting(student: ApiClient, quizCode: string) {
  const { userId, questions, deadlineAt } = await student.attempts.start({ quizCode });
  const [first] = questions;
  await student.attempts.saveAnswer({
    quizCode,
    userId,
    questionId: first?.questionId ?? '',
    answer: WORDS,
    revision: 1,
    isSaved: false,
  });
  return { userId, deadlineAt: Date.parse(deadlineAt) };
}

test('a teacher opens it from the list of quizzes and sees who starts, writes and finishes', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/view-quizzes?search=${quizCode}`);
  await page.getByRole('link', { name: `Watch ${quizCode} live` }).click();
  await expect(page.getByRole('heading', { name: `Live quiz ${quizCode}` })).toBeVisible();
  await expect(page.getByText('Nobody has started yet.')).toBeVisible();
  const { row, count } = await watch(page, quizCode);
  await expect(row(people.student.name)).toContainText('Not started');

  const studentPage = await openAs(people.student);
  const { answer, submit, expectCompleted } = await loadQuiz(studentPage, quizCode);
  await expect(row(people.student.name)).toContainText('Here');
  await answer(1).fill(WORDS);
  await expect(row(people.student.name)).toContainText('Writing');
  await expect(row(people.student.name)).toContainText('1 of 2');
  await expect(count('Writing')).toContainText('1');

  await submit();
  await expectCompleted();
  await expect(row(people.student.name)).toContainText('Finished');
  await expect(row(people.student.name)).toContainText(/submitted at \d\d:\d\d/);
  await expect(row(people.student.name)).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(page.getByText(`${isolate(people.student.name)} finished.`)).toBeAttached();
});

test('added minutes move the clock of one student, or of everyone', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const student = await apiAs(people.student);
  const before = await startWriting(student, quizCode);
  await startWriting(await apiAs(people.idleStudent), quizCode);
  const page = await openAs(people.teacher);
  const { row, dialog } = await watch(page, quizCode);

  await row(people.student.name).getByRole('button', { name: 'Add time' }).click();
  await expect(dialog).toContainText(`Adds time for ${people.student.name} alone.`);
  await dialog.getByRole('button', { name: '10 minutes', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add 10 minutes' }).click();
  await expect(page.getByText(`${people.student.name} has 10 minutes more.`)).toBeVisible();
  await expect(row(people.student.name)).toContainText('10 min added');

  await page.getByRole('button', { name: 'Add time for everyone' }).click();
  await expect(dialog).toContainText('Adds time for the 2 students working now');
  await dialog.getByLabel('Minutes', { exact: true }).fill('0');
  await expect(dialog).toContainText('Please enter a whole number of minutes, from 1 to 240.');
  await dialog.getByLabel('Minutes', { exact: true }).fill('7');
  await dialog.getByRole('button', { name: 'Add 7 minutes' }).click();
  await expect(page.getByText('2 students have 7 minutes more.')).toBeVisible();
  await expect(row(people.idleStudent.name)).toContainText('7 min added');
  const { deadlineAt } = await student.attempts.start({ quizCode });
  expect(Date.parse(deadlineAt) - before.deadlineAt).toBe(17 * 60_000);
});

test('a teacher finishes an attempt for a student, and reopens it', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const student = await apiAs(people.student);
  await startWriting(student, quizCode);
  const page = await openAs(people.teacher);
  const { row, dialog } = await watch(page, quizCode);

  await row(people.student.name).getByRole('button', { name: 'Finish' }).click();
  await expect(dialog).toContainText('1 of 2 answered');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(people.student.name)).toContainText('Writing');
  await row(people.student.name).getByRole('button', { name: 'Finish' }).click();
  await dialog.getByRole('button', { name: 'Finish and submit' }).click();
  await expect(
    page.getByText(`The answers of ${people.student.name} are submitted.`),
  ).toBeVisible();
  await expect(row(people.student.name)).toContainText('by a teacher');
  expect((await submittedAnswers(teacher, quizCode))[0]).toBe(WORDS);

  await row(people.student.name).getByRole('button', { name: 'Reopen' }).click();
  await dialog.getByRole('button', { name: 'Reopen for 5 minutes' }).click();
  await expect(page.getByText(`${people.student.name} can go on for 5 minutes.`)).toBeVisible();
  await expect(row(people.student.name)).toContainText(/0[45]:\d\d/);
  const { answers } = await student.attempts.start({ quizCode });
  expect(answers.map(({ answer }) => answer)).toContain(WORDS);
});

test('an attempt that another teacher has ended in the meantime gets no more time, and the page says why', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const { userId } = await startWriting(await apiAs(people.student), quizCode);
  const page = await openAs(people.teacher);
  const { row, dialog } = await watch(page, quizCode);
  await row(people.student.name).getByRole('button', { name: 'Add time' }).click();
  await teacher.attempts.finishFor({ quizCode, userId });
  await dialog.getByRole('button', { name: 'Add 5 minutes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No attempt is in progress.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(people.student.name)).toContainText('Finished');
});

test('a student whose page has stopped reporting is shown as offline', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  await startWriting(await apiAs(people.student), quizCode);
  const page = await openAs(people.teacher);
  const { row, count } = await watch(page, quizCode);
  await expect(row(people.student.name)).toContainText('Offline');
  await expect(row(people.student.name)).toContainText(/last seen \d+ s ago/);
  await expect(page.getByText(`${isolate(people.student.name)} went offline.`)).toBeAttached();

  await count('Offline').click();
  await expect(row(people.idleStudent.name)).toBeHidden();
  await count('Finished').click();
  await expect(page.getByText('Nobody has finished yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all students' }).click();
  await page.getByRole('searchbox').fill('sian');
  await expect(row(people.student.name)).toBeHidden();
  await expect(row(people.idleStudent.name)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('No students match your search criteria.')).toBeVisible();
});

test('a quiz is locked and unlocked from its live view', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  const page = await openAs(people.teacher);
  await watch(page, quizCode);
  await page.getByRole('button', { name: 'Lock Quiz' }).click();
  await expect(page.getByText('Locked: nobody else can start')).toBeVisible();
  expect((await teacher.quizzes.get({ quizCode })).locked).toBe(true);
  await page.getByRole('button', { name: 'Unlock Quiz' }).click();
  await expect(page.getByText('Locked: nobody else can start')).toBeHidden();
});

test('a list that is out of date says so, and recovers by itself', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  const { row } = await watch(page, quizCode);
  await page.route('**/attempts', (route) => route.abort());
  await expect(page.getByText(/^Last update \d+ s ago — trying again$/)).toBeVisible();
  await expect(page.getByText('The list is not up to date.')).toBeAttached();
  await expect(row(people.student.name)).toBeVisible();
  await page.unroute('**/attempts');
  await expect(page.getByText('Up to date', { exact: true })).toBeVisible();
});

test('the live view is accessible while a class is at work', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher);
  await startWriting(await apiAs(people.student), quizCode);
  const finished = await startWriting(await apiAs(people.studentWithExtraTime), quizCode);
  await teacher.attempts.finishFor({ quizCode, userId: finished.userId });
  const page = await openAs(people.teacher);
  const { row } = await watch(page, quizCode);
  await expect(row(people.studentWithExtraTime.name)).toContainText('25% extra time');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add time for everyone' }).click();
  await expectAccessible(page);
});

test('an unknown code, a failing server and an empty class are told apart', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/live-quiz/ZZZZZZ');
  await expect(page.getByText('No quiz found with code: ZZZZZZ')).toBeVisible();
  await expectAccessible(page);

  const quizCode = await createQuiz(await apiAs(people.teacher));
  await page.route('**/attempts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/live-quiz/${quizCode}`);
  await expect(page.getByText('Failed to load the live view. Please try again.')).toBeVisible();
  await page.unroute('**/attempts');
  await expect(page.getByText('Nobody has started yet.')).toBeVisible();

  await page.route('**/attempts', async (route) => {
    const answer: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: { ...(answer as object), items: [] } });
  });
  await expect(page.getByText('There are no students to watch yet.')).toBeVisible();
  await expectAccessible(page);
});
