import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('every receipt says where a student can turn for help, and My Quiz Scores keeps saying it', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, submit } = await loadQuiz(page, quizCode);
  await answer(1).fill('It releases energy in respiration.');
  await submit();
  const help = page.getByRole('complementary', { name: 'If something is worrying you' });
  await expect(help.getByRole('listitem')).toContainText([/adult at school/, /Childline/]);
  await expectAccessible(page);
  await page.waitForURL('**/dashboard');
  await page.goto('/view-my-scores');
  await expect(help.getByRole('listitem')).toContainText([/adult at school/, /Childline/]);
});
