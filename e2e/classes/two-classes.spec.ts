import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { SignInCard } from '../../shared/contract/classes.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { attemptOf } from '../testing/attempt-page.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

const colleague = { email: 'j.whitcombe@greenpen.example' };
const RUN_TIMEOUT_MS = 30_000;

/** A student's phone, signed in by a card. */
async function phoneOf(browser: Browser, baseURL: string, card: SignInCard | undefined) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(`/login?name=${card?.signInName}`);
  await phone.getByLabel('Password', { exact: true }).fill(card?.password ?? '');
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone).toHaveURL(/dashboard/);
  return phone;
}

/** Begins the quiz with one tap, without a code, and hands one answer in. */
async function sit(phone: Page, title: string, answer: string) {
  await phone.goto('/dashboard');
  await phone.getByRole('link', { name: `Start ${title}` }).click();
  const attempt = attemptOf(phone);
  await attempt.answer(1).fill(answer);
  await attempt.submit();
  await attempt.expectCompleted();
}

test('a quiz is sat by two classes at their own times, by somebody absent later, and marked by a co-teacher', async ({
  openAs,
  apiAs,
  browser,
  greenpen,
}) => {
  test.setTimeout(150_000);
  const mark = randomUUID().slice(0, 4);
  const [nameA, nameB, title] = [`9A ${mark}`, `9B ${mark}`, `Gases ${mark}`];
  const quizCode = `G${randomUUID().slice(0, 5)}`.toUpperCase();
  const api = await apiAs(people.teacher);
  const makeClass = async (name: string, ...students: string[]) => {
    const { teacherCode } = await api.classes.create({ name });
    const names = students.map((student) => `${student} ${mark}`);
    return { teacherCode, cards: (await api.classes.createStudents({ teacherCode, names })).cards };
  };
  const a = await makeClass(nameA, 'Ann', 'Ben', 'Absent');
  const b = await makeClass(nameB, 'Bea');
  const { items: staff } = await api.classes.findPeople({ search: 'whitcombe', who: 'staff' });
  const part = { userId: staff[0]?.id ?? '', part: 'co-teacher' as const, untilDay: null };
  await api.classes.setTeacher({ teacherCode: a.teacherCode, ...part });
  const question = await api.questions.create({
    questionText: 'Which gas do plants take in?',
    markSchemeAnswer: 'carbon dioxide (1)',
    maxMark: 1,
    topic: 'Photosynthesis',
    subject: 'Biology',
    level: 'GCSE Foundation',
    specCode: '4.4.1',
  });
  const questionIds = [question.id];
  await api.quizzes.create({ quizCode, title, defaultTimeLimit: 600, questionIds });

  const page = await openAs(people.teacher);
  const dialog = page.getByRole('dialog');
  const windowOf = (name: string) => dialog.getByRole('group', { name });
  const openWindows = async () => {
    await page.goto('/view-quizzes');
    await page.getByRole('button', { name: `More actions for ${quizCode}` }).click();
    await page.getByRole('menuitem', { name: 'Set for classes' }).click();
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.').last()).toBeVisible();
  };

  await openWindows();
  await dialog.getByRole('checkbox', { name: nameA }).check();
  await dialog.getByRole('checkbox', { name: nameB }).check();
  await windowOf(nameB).getByLabel('Opens').fill('2999-01-04T09:00');
  await save();

  const [ann, ben, absent, bea] = [
    await phoneOf(browser, greenpen.address, a.cards[0]),
    await phoneOf(browser, greenpen.address, a.cards[1]),
    await phoneOf(browser, greenpen.address, a.cards[2]),
    await phoneOf(browser, greenpen.address, b.cards[0]),
  ];
  await expect(bea.getByText('Opens on 4 Jan 2999, 09:00')).toBeVisible();
  await expectAccessible(bea);
  await sit(ann, title, 'Carbon dioxide');
  await sit(ben, title, 'Oxygen');

  // The window of 9A closes, and one of its students was absent: a window of their own.
  await windowOf(nameA).getByLabel('Closes').fill('2020-01-01T09:00');
  await save();
  await absent.goto(`/enter-quiz?code=${quizCode}`);
  await absent.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(absent.getByText(/It closed on 1 Jan 2020/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Student' }).fill(`Absent ${mark}`);
  await dialog.getByRole('option', { name: `Absent ${mark}` }).click();
  const own = dialog.getByRole('form', { name: 'Window of a student' });
  await own.getByLabel('Closes').fill('2999-02-01T09:00');
  await own.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('until 1 Feb 2999')).toBeVisible();
  await expectAccessible(page);
  await sit(absent, title, 'carbon dioxide');

  // Then it is 9B’s turn.
  await windowOf(nameB).getByLabel('Opens').fill('2020-01-01T09:00');
  await save();
  await sit(bea, title, 'Nitrogen');

  // The co-teacher marks 9A, and sees no answer of 9B.
  const other = await openAs({ email: colleague.email });
  await other.goto(`/view-quiz-responses?code=${quizCode}`);
  await expect(other.getByText('0 of 3 answers marked')).toBeVisible();
  await other.getByRole('button', { name: 'Mark All with AI' }).click();
  await expect(other.getByText('3 of 3 answers marked')).toBeVisible({ timeout: RUN_TIMEOUT_MS });
  await other.getByRole('tab', { name: 'By student' }).click();
  await expect(other.getByText(`Ann ${mark}`)).toBeVisible();
  await expect(other.getByText(`Bea ${mark}`)).toBeHidden();

  // Results by class.
  await page.goto(`/view-quiz-responses?code=${quizCode}`);
  await expect(page.getByText('3 of 4 answers marked')).toBeVisible();
  await page.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
  await expect(page.getByText('4 of 4 answers marked')).toBeVisible({ timeout: RUN_TIMEOUT_MS });
  await page.goto(`/quiz-results/${quizCode}`);
  const comparison = page.getByRole('figure').filter({ hasText: 'Class against class' });
  await expect(comparison.getByRole('listitem')).toHaveCount(2);
  await expect(comparison).toContainText('mean 66.7%');
  await page.getByLabel('Class', { exact: true }).selectOption(nameB);
  await expect(page.getByRole('rowheader', { name: `Bea ${mark}` }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `Ann ${mark}` })).toHaveCount(0);
  await expectAccessible(page);
  await Promise.all([ann, ben, absent, bea].map((phone) => phone.context().close()));
});
