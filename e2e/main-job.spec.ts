import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';
import { signInByHand } from './testing/sign-in.ts';

const QUESTION = 'Explain why ice floats on water.';
const SCHEME = [
  'ice is less dense than water (1)',
  'the particles are further apart in ice (1)',
  'held in a lattice by hydrogen bonds (1)',
].join('\n');
const FIRST_WORDS = 'Ice is less dense than water.';
const MORE_WORDS = ' That is because the particles are further apart in ice.';

test('from a question in the teacher’s head to feedback in the student’s hand', async ({
  openBrowser,
}) => {
  const teacher = await openBrowser();
  const student = await openBrowser();

  await test.step('the teacher signs in', () => signInByHand(teacher, people.teacher));
  await test.step('writes a question with its mark scheme', () => createQuestion(teacher));
  const quizCode = await test.step('builds a quiz and gets its code', () => createQuiz(teacher));
  await test.step('the student sits the quiz', () => sitQuiz(student, quizCode));
  await test.step('the teacher has it marked', () => markQuiz(teacher, quizCode));
  await test.step('and overrides a mark', () => overrideMark(teacher));
  await test.step('and releases the results', () => releaseResults(teacher));
  await test.step('the student reads the result', () => readScores(student, quizCode));
});

async function openFromDashboard(page: Page, card: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'What you can do' })
    .getByRole('link', { name: card })
    .click();
}

async function createQuestion(page: Page): Promise<void> {
  await openFromDashboard(page, 'Create Questions');
  const form = page.getByRole('form', { name: 'Add question' });
  await form.getByLabel('Question', { exact: true }).fill(QUESTION);
  await form.getByLabel('Mark Scheme', { exact: true }).fill(SCHEME);
  await form.getByRole('combobox', { name: 'Subject' }).fill('Chemistry');
  await form.getByLabel('Topic').fill('States of matter');
  await form.getByLabel('Level').fill('GCSE Higher');
  await form.getByLabel('Spec Code').fill('5.2.2');
  await form.getByLabel('Max Mark').fill('3');
  await form.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: QUESTION })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
}

async function createQuiz(page: Page): Promise<string> {
  await openFromDashboard(page, 'Create Quiz');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByLabel('Default Time Limit (minutes)').fill('10');
  await page.getByLabel('Title').fill('Ice and water');
  await page.getByRole('checkbox', { name: `Select: ${QUESTION}` }).check();
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiz is ready');
  const code = page.getByRole('region', { name: 'Quiz Code' }).getByText(/^[A-Z0-9]{6}$/);
  const row = page.getByRole('row').filter({ hasText: QUESTION });
  await expect(row).toContainText('5.2.2');
  await expect(row).toContainText('Chemistry');
  const quizCode = await code.innerText();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  return quizCode;
}

async function sitQuiz(page: Page, quizCode: string): Promise<void> {
  await signInByHand(page, people.student);
  await openFromDashboard(page, 'Enter Quiz Code');
  await expect(page.getByText('No questions loaded yet.')).toBeVisible();
  const asTyped = `${quizCode.slice(0, 3)} ${quizCode.slice(3)}`.toLowerCase();
  await page.getByLabel('Quiz Code').fill(asTyped);
  await page.getByRole('button', { name: 'Load Quiz' }).click();

  const card = page.getByRole('region', { name: 'Question 1' });
  await expect(card).toContainText(QUESTION);
  await expect(page.getByLabel('Quiz Code')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/Time Remaining\s*(10:00|09:5\d)/);

  const answer = card.getByRole('textbox');
  await answer.fill(FIRST_WORDS);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Saved ✓' })).toBeVisible();
  await expect(answer).not.toBeEditable();
  await card.getByRole('button', { name: 'Edit Answer' }).click();
  await answer.press('End');
  await answer.pressSequentially(MORE_WORDS);

  await page.getByRole('button', { name: 'Submit & Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Test completed!' })).toBeVisible();
  await expect(page.getByText(/^Redirecting to dashboard in \d seconds\.$/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
}

async function markQuiz(page: Page, quizCode: string): Promise<void> {
  await openFromDashboard(page, 'View Answers');
  await page.getByLabel('Quiz code').fill(quizCode);
  await page.getByRole('button', { name: 'Load Responses' }).click();
  await page.getByRole('button', { name: people.student.name }).click();
  const panel = page.getByRole('button', { name: 'Question 1' });
  await expect(panel).toContainText('Pending');
  await panel.click();

  await page.getByRole('button', { name: 'Mark All with AI' }).click();
  await expect(page.getByRole('region', { name: 'Marking with AI' })).toContainText(
    'Initial batches',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'AI grading complete!' })).toHaveText(
    'AI grading complete! All submissions were processed successfully.',
  );

  // A run that leaves doubts opens them; the students are collapsed again on return.
  await page.getByRole('tab', { name: 'By student' }).click();
  await page.reload();
  await page.getByRole('button', { name: people.student.name }).click();
  await expect(panel).toContainText('2 / 3, marked by AI');
  await panel.click();
  await expect(page.locator('mark')).toHaveText([/less dense/, /further apart/]);
  await expect(page.getByLabel('Mark', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('Feedback')).not.toHaveValue('');
}

async function overrideMark(page: Page): Promise<void> {
  await page.getByLabel('Mark', { exact: true }).fill('1');
  await page.getByLabel('Feedback').fill('Which particles, and why further apart?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = page.getByRole('button', { name: 'Question 1' });
  await expect(panel).toContainText("1 / 3, the teacher's own mark");
  await expect(panel.locator('s')).toHaveText('2');
}

async function releaseResults(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Release results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
  await expect(page.getByText(/^Released on /)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'That’s the set done.' })).toBeVisible();
}

async function readScores(page: Page, quizCode: string): Promise<void> {
  await openFromDashboard(page, 'View My Scores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Quiz Scores');
  const card = page.getByRole('article').filter({ hasText: quizCode });
  await card.getByRole('button', { name: 'View Details' }).click();
  for (const words of [
    '1 / 3',
    'checked by your teacher',
    FIRST_WORDS + MORE_WORDS,
    'Which particles, and why further apart?',
    'held in a lattice by hydrogen bonds (1)',
  ]) {
    await expect(card).toContainText(words);
  }
  await card.getByRole('button', { name: 'Hide Details' }).click();
  await expect(card.getByText('Your answer')).toBeHidden();
}
