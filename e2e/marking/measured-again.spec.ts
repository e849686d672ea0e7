import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { deskOf, headingOf } from './blind-desk.ts';
import { satClass } from './marked-class.ts';

/** Enough different texts for a measurement, and more than are marked first. */
const ANSWERS = [
  'It is the site of aerobic respiration.',
  'They release energy for the cell.',
  'They make proteins.',
  'They hold the DNA.',
  'They store water.',
  'They let light in.',
  'The powerhouse.',
].map((first) => [first, ''] as const);
const right = (answer: string) => (/respiration|energy/.test(answer) ? 1 : 0);

test('with every answer in ink, the AI is measured again after an edit, and a blind mark is undone', async ({
  openAs,
  apiAs,
}) => {
  const { quizCode, teacher } = await satClass(apiAs, ANSWERS);
  const { questions } = await teacher.marking.openSample({ quizCode });
  for (const { submissionId, userAnswer } of questions.flatMap(({ answers }) => answers)) {
    await teacher.marking.setBlindMark({ submissionId, mark: right(userAnswer) });
  }
  const page = await openAs(people.teacher);
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=first`);
  const next = page.getByRole('region', { name: 'What comes next' });
  await next.getByRole('button', { name: 'Learn and mark the rest' }).click();
  await expect(page.getByText('AI grading complete!')).toBeVisible();
  for (const { questionId } of questions) {
    await teacher.marking.acceptMarks({ quizCode, which: { kind: 'question', questionId } });
  }
  const [first] = questions;
  const questionId = first?.questionId ?? '';
  const known = await teacher.questions.get({ questionId });
  const markSchemeAnswer = 'site of respiration (1)\nreleases energy (1)';
  await teacher.questions.update({ ...known, questionId, markSchemeAnswer });
  await page.goto(`/view-quiz-responses?code=${quizCode}&view=first`);

  await test.step('the screen says that no mark changes, and why measuring is worth it', async () => {
    await expect(page.getByText('The question or the AI has changed since.')).toBeVisible();
    await expect(next).toContainText('No mark changes.');
    await expectAccessible(page);
    await next.getByRole('button', { name: /^Measure the AI( again)?$/ }).click();
    await expect(page.getByText('The AI was measured against the blind marks')).toBeVisible();
    await expect(page.getByText('The question or the AI has changed since.')).toHaveCount(0);
    await expect(next.getByRole('button', { name: /^Measure the AI/ })).toHaveCount(0);
  });

  await test.step('a blind mark that is undone is requested again', async () => {
    await next.getByRole('button', { name: 'Look at my marks again' }).click();
    const desk = deskOf(page);
    const marked = /(\d+) of \1 marked/;
    await expect(headingOf(desk)).toContainText(marked);
    const { userAnswer = '' } = first?.answers[0] ?? {};
    await page.getByRole('tab', { name: 'By question' }).click();
    await page.getByRole('option').filter({ hasText: userAnswer }).click();
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'History of this mark' });
    await history.getByRole('button', { name: 'Undo this' }).click();
    await expect(history.getByText('undid a decision')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Ten first' }).click();
    await expect(headingOf(desk)).not.toContainText(marked);
    await expect(desk.getByRole('blockquote')).toContainText(userAnswer);
  });
});
