import { MAX_ANSWER_CHARACTERS } from '../../shared/business-rules.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { loadQuiz } from '../testing/attempt-page.ts';
import { createQuiz, submittedAnswers } from '../testing/classroom.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { signInByHand } from '../testing/sign-in.ts';

const WORDS = 'They release energy.';

test('the strip shows which questions are answered and flagged, and links to them', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, card } = await loadQuiz(page, quizCode);
  const strip = page.getByRole('navigation', { name: 'Questions' });
  await expect(strip.getByRole('button')).toHaveText(['1', '2']);
  await answer(1).fill(WORDS);
  await expect(strip.getByRole('button', { name: 'Go to question 1, answered' })).toBeVisible();
  await card(2).getByRole('button', { name: 'Flag question 2 to come back to' }).click();
  await expectAccessible(page);

  await page.reload();
  await strip.getByRole('button', { name: 'Go to question 2, not answered, flagged' }).click();
  await expect(answer(2)).toBeFocused();
});

test('on a phone, showing one question at a time is a choice that the device remembers', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.setViewportSize({ width: 390, height: 844 });
  const { answer, card } = await loadQuiz(page, quizCode);
  const submit = page.getByRole('button', { name: 'Submit & Finish' });
  await expect(card(2)).toBeVisible();
  await page.getByLabel('One question at a time').check();
  await expect(card(2)).toBeHidden();
  await expect(submit).toBeHidden();
  await answer(1).fill(WORDS);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(card(1)).toBeHidden();
  await expect(card(2).getByRole('heading')).toBeFocused();
  await expect(submit).toBeVisible();
  await page.reload();
  await expect(card(2)).toBeHidden();
  await expect(answer(1)).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Go to question 2, not answered' }).click();
  await expect(answer(2)).toBeFocused();

  await page.context().setOffline(true);
  await submit.click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again now' });
  await expect(tryAgain).toBeVisible();
  // The reason why nothing can be changed any more stays in sight.
  await page.getByRole('button', { name: 'Go to question 1, answered' }).click();
  await expect(tryAgain).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(card(2)).toBeVisible();
});

test('drafts are saved automatically, a locked answer says only Saved, and Edit Answer continues it', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, card, save, state } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  await expect(state(1)).toHaveText('Kept automatically');
  await save(1);
  await expect(card(1).getByRole('button', { name: 'Saved ✓' })).toBeVisible();
  await expect(state(1)).toHaveText('');
  await card(1).getByRole('button', { name: 'Edit Answer' }).click();
  await page.keyboard.type(' And more.');
  await expect(answer(1)).toHaveValue(`${WORDS} And more.`);
});

test('while the clock is running, leaving and Logout ask for confirmation', async ({
  openBrowser,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  // A separate session, which Logout ends.
  const page = await openBrowser();
  await signInByHand(page, people.student);
  const { answer } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  const dialog = page.getByRole('dialog', { name: 'Leave the quiz?' });
  for (const way of [
    page.getByRole('button', { name: 'Logout' }),
    page.getByRole('link', { name: 'Greenpen' }).first(),
  ]) {
    await way.click();
    await expect(dialog).toContainText('The clock keeps running while you are away.');
    await dialog.getByRole('button', { name: 'Keep working' }).click();
    await expect(answer(1)).toHaveValue(WORDS);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test('a paste that is too long is reported, and nothing is cut off', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer, card } = await loadQuiz(page, quizCode);
  await answer(1).fill(WORDS);
  const paste = (length: number) =>
    answer(1).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      return field.dispatchEvent(new ClipboardEvent('paste', options));
    }, 'x'.repeat(length));
  expect(await paste(MAX_ANSWER_CHARACTERS)).toBe(false);
  await expect(card(1).getByRole('alert')).toContainText(
    'That is too long, so nothing was pasted. With it, the answer would have 20,020 characters; the most is 20,000.',
  );
  await expect(answer(1)).toHaveValue(WORDS);
  expect(await paste(10)).toBe(true);
  await expect(card(1).getByRole('alert')).toHaveCount(0);
});

test('Arabic and Hebrew are written from right to left', async ({ openAs, apiAs }) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  const { answer } = await loadQuiz(page, quizCode);
  const direction = () => answer(1).evaluate((field) => getComputedStyle(field).direction);
  await answer(1).fill('تطلق الطاقة');
  expect(await direction()).toBe('rtl');
  await answer(1).fill(WORDS);
  expect(await direction()).toBe('ltr');
});

test('a second device shows the newer words before it can submit', async ({ openAs, apiAs }) => {
  const teacher = await apiAs(people.teacher);
  const quizCode = await createQuiz(teacher, { questionIds: ['demo-bio-mitochondria'] });
  const phone = await loadQuiz(await openAs(people.student), quizCode);
  await phone.answer(1).fill('Older words.');
  await expect(phone.state(1)).toHaveAttribute('data-status', 'saved');
  await phone.answer(1).blur();
  const desk = await loadQuiz(await openAs(people.student), quizCode);
  await desk.answer(1).fill('Newer words.');
  await expect(desk.state(1)).toHaveAttribute('data-status', 'saved');

  await phone.submit();
  const page = phone.answer(1).page();
  await expect(page.getByText('You wrote something newer on another device.')).toBeVisible();
  await expect(phone.answer(1)).toHaveValue('Newer words.');
  await phone.submit();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Question 1 has other words of yours');
  await question.getByRole('button', { name: 'Yes, submit' }).click();
  await phone.expectCompleted();
  expect(await submittedAnswers(teacher, quizCode)).toEqual(['Newer words.']);
});
