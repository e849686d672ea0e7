import type { Locator } from '@playwright/test';
import { loadQuiz } from './testing/attempt-page.ts';
import { createQuiz } from './testing/classroom.ts';
import { expect, test } from './testing/fixtures.ts';
import { people } from './testing/people.ts';

/** Returns the styles of an element that remain visible with forced colours. */
const look = (locator: Locator, part?: '::after') =>
  locator.first().evaluate((element, pseudo) => {
    const { content, backgroundColor, backgroundImage, outlineStyle, borderStyle } =
      getComputedStyle(element, pseudo);
    return { content, backgroundColor, backgroundImage, outlineStyle, borderStyle };
  }, part);

async function expectToldApart(one: Locator, other: Locator): Promise<void> {
  expect(await look(one), String(one)).not.toEqual(await look(other));
}

test('a teacher using forced colours sees what is chosen, ticked, in ink and in pencil', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/view-quiz-responses?code=DEMO03&view=questions');
  const rows = page.getByRole('listbox').getByRole('option');
  await expectToldApart(rows.and(page.locator('[aria-selected=true]')), rows.nth(1));
  const picker = page.getByRole('button', { name: /^Question \d/ });
  await expectToldApart(picker.and(page.locator('[aria-current=true]')), picker.nth(1));
  const points = page.getByRole('checkbox');
  await expectToldApart(
    points.and(page.locator(':checked')),
    points.and(page.locator(':not(:checked)')),
  );
  const part = (name: string) => page.locator(`[data-part=${name}]`);
  await expectToldApart(part('ink'), part('pencil'));
  const chip = (state: string) => page.locator(`[data-state=${state}]`);
  await page.goto('/view-quiz-responses?code=DEMO03&view=check');
  await expect(chip('pencil').first()).toHaveCSS('border-style', 'dashed');

  await page.goto('/reteach/DEMO03');
  const share = page.locator('[data-tone]');
  await expectToldApart(share, share.locator('xpath=..'));
  const withoutNames = page.getByRole('switch', { name: 'Without names' });
  const track = withoutNames.locator('+ *');
  const off = await look(track);
  expect(off.borderStyle).toBe('solid');
  await withoutNames.press('Space');
  await expect(withoutNames).toBeChecked();
  expect(await look(track)).not.toEqual(off);

  await page.goto('/live-quiz/DEMO01');
  const counts = page.getByRole('group', { name: 'Students to list, by state' });
  await expectToldApart(
    counts.locator('[aria-pressed=true]'),
    counts.locator('[aria-pressed=false]'),
  );
});

test('a student using forced colours sees what is answered and flagged', async ({
  openAs,
  apiAs,
}) => {
  const quizCode = await createQuiz(await apiAs(people.teacher));
  const page = await openAs(people.student);
  await page.emulateMedia({ forcedColors: 'active' });
  const { answer } = await loadQuiz(page, quizCode);
  await answer(1).fill('They respire.');
  await page.getByRole('button', { name: 'Flag question 2' }).click();
  const step = (number: number) => page.getByRole('button', { name: `Go to question ${number}` });
  await expectToldApart(step(1), step(2));
  expect(await look(step(2), '::after')).not.toEqual(await look(step(1), '::after'));
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect((await look(step(2), '::after')).backgroundColor).not.toBe(ground);
});
