import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

async function createQuestion(api: ApiClient): Promise<string> {
  const { id } = await api.questions.create({
    questionText: 'Why does ice float?',
    markSchemeAnswer: 'ice is less dense than water (1)\nits particles are further apart (1)',
    maxMark: 2,
    subject: 'Testing',
    topic: randomUUID(),
    level: 'GCSE',
    specCode: '9.9',
  });
  return id;
}

function editForm(page: Page) {
  const form = page.getByRole('form', { name: 'Edit question' });
  return {
    question: form.getByLabel('Question', { exact: true }),
    maxMark: form.getByLabel('Max Mark'),
    save: form.getByRole('button', { name: 'Save Changes' }),
    problem: form.getByRole('alert').last(),
  };
}

test('a change is saved, and leads back to the previous page', async ({ openAs, apiAs }) => {
  const api = await apiAs(people.teacher);
  const id = await createQuestion(api);
  const page = await openAs(people.teacher);
  await page.goto('/view-quizzes');
  await expect(page.getByText('DEMO03')).toBeVisible();
  await page.goto(`/edit-question/${id}`);
  const { question, save } = editForm(page);
  await question.fill('Why does ice float on water?');
  await save.click();
  await expect(page.getByText('Question updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(`/edit-question/${id}`);
  await expect(page).not.toHaveURL(`/edit-question/${id}`);
  expect((await api.questions.get({ questionId: id })).questionText).toContain('on water');
});

test('Back leads to the previous page', async ({ openAs, apiAs }) => {
  // The newest is first, however many there are.
  await createQuestion(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page
    .getByRole('link', { name: /^Edit: Why does ice/ })
    .first()
    .click();
  await expect(editForm(page).question).toHaveValue(/^Why does ice/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/create-questions');
});

test('a change that cannot be saved stays in the form', async ({ openAs, apiAs }) => {
  const id = await createQuestion(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/edit-question/${id}`);
  const { question, save, problem } = editForm(page);
  await question.fill('Why does ice float on water?');
  await page.route('**/api/questions/*', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(problem).toHaveText('Error updating question. Please try again.');
  await expect(question).toHaveValue('Why does ice float on water?');
  await page.unroute('**/api/questions/*');
  await save.click();
  await expect(page.getByText('Question updated successfully!')).toBeVisible();
});

test('words typed while a question is being saved stay, and count as unsaved', async ({
  openAs,
  apiAs,
}) => {
  const id = await createQuestion(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/edit-question/${id}`);
  const { question, save } = editForm(page);
  await question.fill('Why does ice float on water?');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/questions/*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save.click();
  await asked;
  await question.fill('Why does ice float on sea water?');
  held.resolve();
  await expect(page.getByText('What you have typed since then is not saved yet.')).toBeVisible();
  await expect(question).toHaveValue('Why does ice float on sea water?');
  await save.click();
  await expect(page.getByText('Question updated successfully!', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(`/edit-question/${id}`);
  const { questionText } = await (await apiAs(people.teacher)).questions.get({ questionId: id });
  expect(questionText).toBe('Why does ice float on sea water?');
});

test('words typed while a question is being added stay in the form', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const form = page.getByRole('form', { name: 'Add question' });
  const question = form.getByLabel('Question', { exact: true });
  await question.fill('Which gas do plants give off?');
  await form.getByLabel('Max Mark').fill('1');
  const reading = page.waitForResponse('**/api/mark-schemes/read');
  await form.getByRole('textbox', { name: 'Mark Scheme', exact: true }).fill('oxygen (1)');
  await reading;
  await form.getByRole('combobox', { name: 'Subject' }).fill('Testing');
  await form.getByLabel('Topic').fill(randomUUID());
  await form.getByLabel('Level').fill('GCSE');
  await form.getByLabel('Spec Code').fill('1.1');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/questions', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/questions'),
  );
  await form.getByRole('button', { name: 'Add Question' }).click();
  await asked;
  await question.fill('Which gas do plants take in?');
  held.resolve();
  await expect(page.getByText('What you have typed since then is not part of it.')).toBeVisible();
  await expect(question).toHaveValue('Which gas do plants take in?');
});

test('a form opened before a line was taught shows the newer scheme, and keeps what was typed', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs(people.teacher);
  const id = await createQuestion(api);
  const page = await openAs(people.teacher);
  await page.goto(`/edit-question/${id}`);
  const { question, save, problem } = editForm(page);
  await question.fill('Why does ice float on water?');
  const present = await api.questions.get({ questionId: id });
  const markSchemeAnswer = `${present.markSchemeAnswer}\naccept: it weighs less for its size`;
  await api.questions.update({ ...present, questionId: id, markSchemeAnswer });

  await save.click();
  await expect(problem).toContainText('Someone else has changed this question in the meantime.');
  await expect(problem).toContainText('accept: it weighs less for its size');
  await expect(question).toHaveValue('Why does ice float on water?');
  await expectAccessible(page);
  expect(await api.questions.get({ questionId: id })).toMatchObject({ markSchemeAnswer });

  await problem.getByRole('button', { name: 'Use the newer version instead' }).click();
  await expect(question).toHaveValue('Why does ice float?');
  await question.fill('Why does ice float on the sea?');
  await save.click();
  await expect(page.getByText('Question updated successfully!')).toBeVisible();
  expect(await api.questions.get({ questionId: id })).toMatchObject({
    markSchemeAnswer,
    questionText: 'Why does ice float on the sea?',
  });
});

test('a question that is missing or cannot be loaded is reported', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/edit-question/no-such-question');
  await expect(page.getByText('Question not found')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/questions/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/edit-question/demo-bio-mitochondria');
  await expect(page.getByText('Error loading question')).toBeVisible();
  await page.unroute('**/api/questions/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editForm(page).question).toHaveValue(/mitochondria/);
});

test('a teacher sees what depends on a question, and its earlier versions', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs(people.teacher);
  const id = await createQuestion(api);
  const quizCode = await createQuiz(api, { questionIds: [id] });
  await sitQuiz(await apiAs(people.student), quizCode, ['It is less dense.']);
  const page = await openAs(people.teacher);
  await page.goto(`/edit-question/${id}`);
  await expect(page.getByText('This question is in 1 quiz')).toBeVisible();
  await expect(page.getByText('Students have given 1 answer to it.')).toBeVisible();
  await editForm(page).maxMark.fill('1');
  await page.getByLabel('I have seen this. Save the scheme as it is.').check();
  await editForm(page).save.click();
  await expect(page.getByText('Question updated successfully!')).toBeVisible();

  await page.goto(`/edit-question/${id}`);
  await page.getByRole('button', { name: 'Show earlier versions' }).click();
  await expect(page.getByText('Max Mark was 2.')).toBeVisible();
  await expectAccessible(page);
});

test("a colleague's question can be read, and duplicated", async ({ openAs, apiAs }) => {
  const id = await createQuestion(await apiAs(people.admin));
  const page = await openAs(people.teacher);
  await page.goto(`/edit-question/${id}`);
  await expect(page.getByText('Why does ice float?')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Duplicate and edit the copy' }).click();
  await expect(editForm(page).question).toHaveValue('Why does ice float?');
  await expect(page).not.toHaveURL(`/edit-question/${id}`);
});

test('leaving unsaved work asks for confirmation, and a reload keeps it', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  const question = page
    .getByRole('form', { name: 'Add question' })
    .getByLabel('Question', { exact: true });
  await question.fill('Why is the sky blue?');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const beforeUnload = await asked;
  expect(beforeUnload.type()).toBe('beforeunload');
  await beforeUnload.accept();
  await reloaded;
  await expect(page.getByText('Your unsaved work on this question is back.')).toBeVisible();
  await expect(question).toHaveValue('Why is the sky blue?');

  const leave = page.getByRole('link', { name: 'Back to Dashboard' });
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  await leave.click();
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toHaveValue('Why is the sky blue?');

  await leave.click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/create-questions');
  await expect(page.getByText('mitochondria').first()).toBeVisible();
  await expect(question).toHaveValue('');
});
