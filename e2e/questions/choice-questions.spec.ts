import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

async function sayWhereItBelongs(page: Page, topic: string) {
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await page
      .getByRole('form', { name: 'Add question' })
      .getByLabel(label)
      .and(page.locator('input'))
      .fill(topic);
  }
}

test('a question with options is written, sat, and marked as its scheme says', async ({
  openAs,
  apiAs,
}) => {
  const topic = randomUUID();
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByLabel('Question', { exact: true }).fill(`Which are prime? ${topic}`);
  await page.getByLabel('How students answer').selectOption('Choose several options');
  await page.getByRole('textbox', { name: 'Options' }).fill('two\nfour\nfive\nsix');
  const right = page.getByRole('group', { name: 'The right options' });
  await right.getByLabel('two').check();
  await right.getByLabel('five').check();
  await page.getByLabel('Max Mark').fill('2');
  await sayWhereItBelongs(page, topic);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByText('Question added successfully!')).toBeVisible();

  const teacher = await apiAs(people.teacher);
  const { items } = await teacher.questions.list({ topic });
  const quizCode = Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, 'X');
  await teacher.quizzes.create({
    quizCode,
    title: topic,
    questionIds: items.map(({ id }) => id),
    defaultTimeLimit: 600,
  });

  const sitting = await openAs(people.student);
  const attempt = await loadQuiz(sitting, quizCode);
  const options = sitting.getByRole('group', { name: 'Your answer to question 1' });
  await options.getByLabel('two').check();
  await options.getByLabel('four').check();
  await options.getByLabel('four').uncheck();
  await options.getByLabel('five').check();
  await expectAccessible(sitting);
  await attempt.save(1);
  await expect(options.getByLabel('two')).toBeDisabled();
  await sitting
    .getByRole('button', { name: /Submit/ })
    .first()
    .click();
  await expect(sitting.getByText('Test completed!')).toBeVisible();

  await page.goto(`/quiz-results/${quizCode}`);
  const shares = page.getByRole('list', { name: 'Options of question 1' });
  await expect(shares.getByRole('listitem').filter({ hasText: 'five' })).toContainText('1 (100%)');
  await expect(shares.getByRole('listitem').filter({ hasText: 'four' })).toContainText('0 (0%)');
});

test('pairs are written and matched, alongside a number and a term', async ({ openAs, apiAs }) => {
  const topic = randomUUID();
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByLabel('Question', { exact: true }).fill(`Match them. ${topic}`);
  await page.getByLabel('How students answer').selectOption('Match pairs');
  for (const [index, [left, right]] of [
    ['bat', 'mammal'],
    ['newt', 'amphibian'],
  ].entries()) {
    await page.getByLabel(`Left side of pair ${index + 1}`).fill(left ?? '');
    await page.getByLabel(`Right side of pair ${index + 1}`).fill(right ?? '');
  }
  await page.getByLabel('Choices that match nothing').fill('reptile');
  await page.getByLabel('Max Mark').fill('2');
  await sayWhereItBelongs(page, topic);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.getByText('Question added successfully!')).toBeVisible();

  const teacher = await apiAs(people.teacher);
  const asked = { topic, subject: topic, level: topic, specCode: '1', maxMark: 1 };
  const number = await teacher.questions.create({
    ...asked,
    questionText: 'How fast?',
    kind: 'number',
    markSchemeAnswer: '9.8 ± 0.1 m/s',
  });
  const term = await teacher.questions.create({
    ...asked,
    questionText: 'Which process?',
    kind: 'term',
    markSchemeAnswer: 'photosynthesis',
  });
  const { items } = await teacher.questions.list({ topic });
  const pairs = items.find(({ kind }) => kind === 'matching');
  const quizCode = Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, 'X');
  await teacher.quizzes.create({
    quizCode,
    title: topic,
    questionIds: [pairs?.id ?? '', number.id, term.id],
    defaultTimeLimit: 600,
  });

  const sitting = await openAs(people.student);
  await loadQuiz(sitting, quizCode);
  await sitting.getByLabel('bat').selectOption('mammal');
  await sitting.getByLabel('newt').selectOption('reptile');
  await sitting.getByLabel('Your answer to question 2').fill('985 cm/s');
  await sitting.getByLabel('Your answer to question 3').fill('photosinthesis');
  await expectAccessible(sitting);
  await sitting
    .getByRole('button', { name: /Submit/ })
    .first()
    .click();
  await expect(sitting.getByText('Test completed!')).toBeVisible();

  await page.goto(`/quiz-results/${quizCode}`);
  const shares = page.getByRole('list', { name: 'Options of question 1' });
  await expect(shares.getByRole('listitem').filter({ hasText: 'bat → mammal' })).toContainText(
    '1 (100%)',
  );
  await expect(shares.getByRole('listitem').filter({ hasText: 'newt → reptile' })).toBeVisible();
});
