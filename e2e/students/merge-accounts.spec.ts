import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { toSignInEmail } from '../../shared/sign-in-name.ts';

test('an administrator merges two accounts, and decides which attempt counts', async ({
  apiAs,
  openAs,
  greenpen,
}) => {
  const family = `Twin ${randomUUID().slice(0, 6)}`;
  const teacher = await apiAs(people.teacher);
  const [own] = (await teacher.classes.list({})).items;
  const teacherCode = own?.teacherCode ?? '';
  const names = [`Maya ${family}`, `Maja ${family}`];
  const { cards } = await teacher.classes.createStudents({ teacherCode, names });
  const [question] = (await teacher.questions.list({ pageSize: 1 })).items;
  const quizCode = `M${randomUUID().slice(0, 5)}`.toUpperCase();
  const questionId = question?.id ?? '';
  await teacher.quizzes.create({
    quizCode,
    title: 'Sat twice',
    defaultTimeLimit: 600,
    questionIds: [questionId],
  });
  for (const { signInName, password, userId } of cards) {
    const cookie = await signIn(greenpen.address, toSignInEmail(signInName), password);
    const student = createApiClient(greenpen.address, cookie);
    await student.attempts.start({ quizCode });
    const answers = [{ questionId, answer: 'An answer', revision: 1 }];
    await student.attempts.finish({ quizCode, userId, answers, because: 'submitted' });
  }

  const page = await openAs(people.admin);
  await page.goto(`/student-profile/${cards[0]?.userId}`);
  await page.getByRole('button', { name: 'Merge with another account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The other account').fill(family);
  await dialog.getByRole('option', { name: `Maja ${family}` }).click();
  await expect(async () => {
    // An attempt that was just handed in is checked first.
    const again = dialog.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(dialog.getByText('Both sat one quiz.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByRole('region', { name: 'Stays' })).toContainText('1 quiz');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge the accounts' }).click();
  await expect(dialog.getByText('Please decide for each quiz')).toBeVisible();
  await dialog.getByLabel(/^Of the account that goes/).check();
  await dialog.getByRole('button', { name: 'Merge the accounts' }).click();
  await expect(page.getByText('The accounts are now one.')).toBeVisible();
  await page.goto('/manage-users');
  await page.getByLabel('Search', { exact: true }).fill(family);
  await expect(page.getByRole('rowheader')).toHaveText([`Maya ${family}`]);
});
