import { expectAccessible } from '../testing/accessibility.ts';
import { createQuiz } from '../testing/classroom.ts';
import { findDemoQuestions } from '../testing/find-demo-questions.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const FIRST = 'Select: Describe the job of the mitochondria in an animal cell.';
const SECOND = 'Select: Name two structures that a leaf cell has and an animal cell does not.';
const THIRD =
  'Select: Oxygen moves from the air sacs of the lungs into the blood by diffusion. What is diffusion?';

test('missing entries are named, and the others are kept', async ({ openAs, apiAs }) => {
  const takenCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  const create = page.getByRole('button', { name: 'Create Quiz' });
  const problem = page.getByRole('main').getByRole('alert');
  const code = page.getByLabel('Quiz Code');
  const minutes = page.getByLabel('Default Time Limit (minutes)');
  await page.getByLabel('Title').fill('Cells at length');

  await expect(code, 'filled in').toHaveValue(/^[A-Z0-9]{6}$/);
  await code.fill('');
  await create.click();
  await expect(problem).toHaveText('Please enter a Quiz Code!');
  await code.fill(takenCode.toLowerCase());
  await create.click();
  await expect(problem).toHaveText('Please select at least one question!');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await create.click();
  await expect(problem).toHaveText('Please enter a default time limit (in minutes)!');
  for (const wrong of ['-5', '0', 'ten']) {
    await minutes.fill(wrong);
    await create.click();
    await expect(problem).toHaveText('Please enter a valid time limit in minutes!');
    await expect(minutes).toHaveValue(wrong);
  }
  await page.getByRole('button', { name: '10 minutes' }).click();
  await expect(minutes).toHaveValue('10');
  await create.click();
  await expect(problem).toHaveText('Quiz code already exists. Please choose a unique code.');
  const ownQuiz = page.getByText('It is the code of a quiz that you created').getByRole('link');
  await expect(ownQuiz).toHaveAttribute('href', `/quiz-success?code=${takenCode}`);
  await expect(page.getByLabel('Title')).toHaveValue('Cells at length');
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeChecked();

  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(code).toHaveValue(/^[A-Z0-9]{6}$/);
  await create.click();
  await expect(page).toHaveURL(/\/quiz-success\?code=/);
});

test('questions are put in order, and students meet them in that order', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByLabel('Default Time Limit (minutes)').fill('0.5');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByRole('checkbox', { name: SECOND }).check();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  const quizCode = await page.getByLabel('Quiz Code').inputValue();
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('region', { name: 'Quiz Code' })).toContainText(quizCode);

  const teacher = await apiAs(people.teacher);
  const quiz = await teacher.quizzes.get({ quizCode });
  expect(quiz.questionIds).toEqual(['demo-bio-plant-cell', 'demo-bio-mitochondria']);
  expect(quiz.defaultTimeLimit).toBe(30);
});

test('the order can be changed using only the keyboard, and every step is announced', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  for (const name of [FIRST, SECOND, THIRD]) await page.getByRole('checkbox', { name }).check();
  const spoken = page.getByRole('region', { name: 'Selected questions' }).getByRole('status');
  const rows = page.getByRole('region', { name: 'Selected questions' }).getByRole('listitem');

  await page.getByRole('button', { name: 'Move question 1 down' }).click();
  await expect(spoken.first()).toHaveText('Question moved to position 2 of 3.');
  await expect(page.getByRole('button', { name: 'Move question 2 down' })).toBeFocused();
  await expect(rows.nth(1)).toContainText('mitochondria');

  await page.getByRole('button', { name: /^Drag question 2/ }).focus();
  await page.keyboard.press('Space');
  await expect(spoken.getByText('Question 2 picked up, at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(spoken.getByText('Now at position 3 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(spoken.getByText('Question dropped at position 3 of 3.')).toBeAttached();
  await expect(rows.nth(2)).toContainText('mitochondria');
  await expect(page.getByRole('button', { name: /^Drag question 3/ })).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(rows.nth(2)).toContainText('mitochondria');
});

test('the order is changed with the mouse', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  for (const name of [FIRST, SECOND]) await page.getByRole('checkbox', { name }).check();
  const list = page.getByRole('region', { name: 'Selected questions' });
  // Hovering waits until the list stands still, so that the second handle is measured where it stays.
  await page.getByRole('button', { name: /^Drag question 1/ }).hover();
  const to = await page.getByRole('button', { name: /^Drag question 2/ }).boundingBox();
  if (!to) throw new Error('There is no second handle.');
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 10 });
  await expect(list.getByRole('status').getByText('Now at position 2 of 2.')).toBeAttached();
  await page.mouse.up();
  await expect(list.getByRole('listitem').first()).toContainText('leaf cell');
});

test('a question dragged past the end of the list becomes the last one', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  for (const name of [FIRST, SECOND]) await page.getByRole('checkbox', { name }).check();
  const list = page.getByRole('region', { name: 'Selected questions' });
  const first = page.getByRole('button', { name: /^Drag question 1/ });
  await first.hover();
  const from = await first.boundingBox();
  if (!from) throw new Error('There is no first handle.');
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 300, { steps: 10 });
  await expect(list.getByRole('status').getByText('Now at position 2 of 2.')).toBeAttached();
  await page.mouse.up();
  await expect(list.getByRole('listitem').first()).toContainText('leaf cell');
});

test('the preview shows the quiz on the cards that students see', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  await page.getByLabel('Title').fill('Cells before the test');
  await page.getByLabel('Default Time Limit (minutes)').fill('7.5');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Cells before the test' })).toBeFocused();
  await expect(page.getByText('Time limit 7.5 minutes')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question 1' })).toContainText('mitochondria');
  await expect(page.getByLabel('Your answer to question 1')).toBeEditable();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Cells before the test');
});

test('an unfinished quiz survives a reload, and leaving it asks for confirmation', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  await page.getByLabel('Title').fill('Half a quiz');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.reload();
  await findDemoQuestions(page);
  await expect(page.getByText('Your unfinished quiz is back')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a quiz');
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a quiz');

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a quiz that the server cannot accept stays on the screen', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByLabel('Default Time Limit (minutes)').fill('10');
  await page.getByRole('button', { name: /^Select all \d+ on all pages$/ }).click();
  await expect(page.getByText(/^\d+ questions, \d+ marks in total$/)).toBeVisible();
  const quizCode = await page.getByLabel('Quiz Code').inputValue();
  await page.route('**/api/quizzes', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText('Failed to create quiz. Please try again.');
  await expect(page.getByLabel('Quiz Code')).toHaveValue(quizCode);
  await page.unroute('**/api/quizzes');
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page).toHaveURL(`/quiz-success?code=${quizCode}`);
});

test('a quiz is created only once, even if the server’s answer was lost', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByLabel('Title').fill('Heard at the second try');
  await page.getByRole('button', { name: '10 minutes' }).click();
  const code = await page.getByLabel('Quiz Code').inputValue();
  await page.route('**/api/quizzes', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const create = page.getByRole('button', { name: 'Create Quiz' });
  await create.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('server');
  await page.unroute('**/api/quizzes');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Quiz Code')).toHaveValue(code);
  await create.click();
  await expect(page).toHaveURL(`/quiz-success?code=${code}`);
});

test('if the code that checks the form cannot be loaded, the server checks it', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  const title = page.getByLabel('Title');
  const minutes = page.getByLabel('Default Time Limit (minutes)');
  const create = page.getByRole('button', { name: 'Create Quiz' });
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await title.fill('Cells without a check');
  await minutes.fill('');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await create.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please enter a default time limit (in minutes)!',
  );
  await expect(title).toHaveValue('Cells without a check');

  await page.unroute('**/assets/*.js');
  await minutes.fill('10');
  await create.click();
  await expect(page).toHaveURL(/\/quiz-success\?code=/);
});

test('a question that was deleted in the meantime is removed, with a message', async ({
  openAs,
  apiAs,
}) => {
  const teacher = await apiAs(people.teacher);
  const { id } = await teacher.questions.create({
    questionText: 'Soon gone?',
    markSchemeAnswer: 'yes (1)',
    maxMark: 1,
    topic: 'Cells',
    subject: 'Passing',
    level: 'GCSE',
    specCode: '0.0',
  });
  const page = await openAs(people.teacher);
  await page.goto('/create-quiz');
  await findDemoQuestions(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByLabel('Default Time Limit (minutes)').fill('10');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('button', { name: 'Passing' }).click();
  await page.getByRole('checkbox', { name: 'Select: Soon gone?' }).check();
  await teacher.questions.remove({ questionIds: [id] });
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'A selected question is no longer available. Please choose again.',
  );
  const rows = page.getByRole('region', { name: 'Selected questions' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz-success/);
});

test('an unknown code is not announced as a ready quiz', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/quiz-success?code=NOPE99');
  await expect(page.getByRole('heading', { name: 'Quiz not found' })).toBeVisible();
  await expect(page.getByText('No quiz found with code: NOPE99')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch live' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See your quizzes' }).click();
  await expect(page).toHaveURL('/view-quizzes');
});
