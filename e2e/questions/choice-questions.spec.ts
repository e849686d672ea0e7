import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a question with options is written, sat, and marked as its scheme says', async ({
  openAs,
  apiAs,
}) => {
  const topic = randomUUID();
  const page = await openAs(people.teacher);
  await page.goto('/create-questions');
  await page.getByLabel('Question', { exact: true }).fill(`Which are prime? ${topic}`);
  await page.getByText('Several options').click();
  await page.getByRole('textbox', { name: 'Options' }).fill('two\nfour\nfive\nsix');
  const right = page.getByRole('group', { name: 'The right options' });
  await right.getByLabel('two').check();
  await right.getByLabel('five').check();
  await page.getByLabel('Max Mark').fill('2');
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await page
      .getByRole('form', { name: 'Add question' })
      .getByLabel(label)
      .and(page.locator('input'))
      .fill(topic);
  }
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
