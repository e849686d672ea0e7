import { demoStudents } from '../../server/database/demo-data/people.ts';
import { markedClass } from '../marking/marked-class.ts';
import { createQuiz, sitQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const RESPIRATION = 'It is the site of aerobic respiration and releases energy for the cell.';
const DIFFUSION = 'Particles spread out from higher to lower concentration.';
const namesOf = (index: number) => demoStudents[index]?.username ?? '';

/** Answers of two students; the first knows nothing of diffusion and names the second. */
const twoStudents = [
  [RESPIRATION, `${namesOf(1)} says that it is how plants drink.`],
  [RESPIRATION, DIFFUSION],
] as const;

const spareQuestion = {
  questionText: 'Why does diffusion go faster when it is warm?',
  markSchemeAnswer: 'particles have more (kinetic) energy (1)',
  maxMark: 1,
  topic: 'Cells',
  subject: 'Biology',
  level: 'GCSE',
  specCode: '4.1',
};

test('the sheet shows what was missed and who needs it', async ({ openAs, apiAs }) => {
  const { quizCode } = await markedClass(apiAs, twoStudents);
  const page = await openAs(people.teacher);
  await page.goto(`/quiz-results/${quizCode}`);
  await page.getByRole('link', { name: 'What to reteach' }).click();

  const missed = page.getByRole('region', { name: 'Points most missed' });
  await expect(missed.getByRole('listitem').first()).toContainText('1 of 2 missed it');
  await expect(missed).toContainText('says that it is how plants drink.');
  await expect(missed).not.toContainText(namesOf(1));
  const needs = page.getByRole('region', { name: 'Who needs what' });
  await expect(needs).toContainText('4.1 Cells');
  await expect(needs).toContainText(namesOf(0));

  await page.getByLabel('Without names').click();
  await expect(needs).not.toContainText(namesOf(0));
  await page.reload();
  await expect(needs).toContainText('1 of 2 students');
  await expect(needs).not.toContainText(namesOf(0));
});

test('a follow-up quiz starts with questions on what was missed', async ({ openAs, apiAs }) => {
  const { quizCode, teacher } = await markedClass(apiAs, twoStudents);
  await teacher.questions.create(spareQuestion);
  const page = await openAs(people.teacher);
  await page.goto(`/reteach/${quizCode}`);
  await page.getByRole('button', { name: 'Make a follow-up quiz' }).click();
  await expect(page).toHaveURL('/create-quiz');
  await expect(page.getByText('A draft from the reteach sheet.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Follow-up: Cells in short');
  await expect(page.getByRole('region', { name: 'Selected questions' })).toContainText(
    spareQuestion.questionText,
  );
});

test('a follow-up quiz replaces an unfinished one only after confirmation', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await markedClass(apiAs, twoStudents);
  await teacher.questions.create(spareQuestion);
  const page = await openAs(people.teacher);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/create-quiz');
  await page.getByLabel('Title').fill('Half a quiz');
  await page.goto(`/reteach/${quizCode}`);
  const make = page.getByRole('button', { name: 'Make a follow-up quiz' });
  const dialog = page.getByRole('dialog', { name: 'Replace the unfinished quiz?' });
  await make.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/reteach/${quizCode}`);
  await make.click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Follow-up: Cells in short');
});

test('before anything is marked, the sheet says what to do', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto(`/reteach/${quizCode}`);
  await expect(page.getByText('Nobody has sat this quiz yet.')).toBeVisible();

  await sitQuiz(await apiAs(people.student), quizCode, ['They respire.']);
  await page.reload();
  await expect(page.getByText('Nothing is marked yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Mark the answers' }).click();
  await expect(page).toHaveURL(`/view-quiz-responses?code=${quizCode}`);
});

test('an unknown code and a failing server are explained', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/reteach/ZZZZZZ');
  await expect(page.getByText('No quiz found with code: ZZZZZZ')).toBeVisible();
  await page.route('**/api/quizzes/DEMO03/reteach', (route) => route.fulfill({ status: 500 }));
  await page.goto('/reteach/DEMO03');
  await expect(page.getByText('Failed to load the reteach sheet. Please try again.')).toBeVisible();
});

test('the sheet is one page of A4', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/reteach/DEMO03');
  await expect(page.getByRole('region', { name: 'Who needs what' })).toBeVisible();
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const file = await page.pdf({ format: 'A4', margin });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
