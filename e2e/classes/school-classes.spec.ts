import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

test('a teacher creates a class, fills it from a list, and moves a student', async ({
  openAs,
  browser,
}) => {
  const name = `9B ${randomUUID().slice(0, 6)}`;
  const page = await openAs(people.teacher);
  await page.goto('/view-students');
  await page.getByRole('button', { name: 'New class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the class' }).click();
  await expect(dialog.getByText('Please enter a name for the class.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Subject').fill('Biology');
  await dialog.getByLabel('Year group').fill('9');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  await expect(page.getByText('No students have joined your class yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add students' }).click();
  await dialog.getByLabel('Or paste a list').fill(`Patel, Maya\nNobody ${name}`);
  await dialog.getByRole('button', { name: 'Find these students' }).click();
  await expect(dialog.getByText('1 of 2 found.')).toBeVisible();
  await expect(dialog.getByText('has no account')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make an account for 1 new student' }).click();
  const card = dialog.getByRole('article').filter({ hasText: `Nobody ${name}` });
  await expect(card.getByText('Username')).toBeVisible();
  const [signInName = '', password = ''] = await card.locator('[class*=secret]').allInnerTexts();
  await expectAccessible(page);
  await dialog.getByLabel('Find a student').fill('zofia');
  await dialog.getByRole('option', { name: 'Zofia Nowicka' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 students' }).click();
  await expect(dialog.getByText('2 students have been added.')).toBeVisible();
  const warning = page.getByRole('dialog', { name: 'Close without printing?' });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
  ]) {
    await close();
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Go back to the cards' }).click();
    await expect(warning).toBeHidden();
    await expect(card.getByText('Username')).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const goBack = warning.getByRole('button', { name: 'Go back to the cards' });
  // Closes the dialog again before the browser has fired the close event of the question.
  await goBack.evaluate(async (button: HTMLElement) => {
    const cards = document.querySelector('article')?.closest('dialog');
    button.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    cards?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
  });
  await expect(warning).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await goBack.click();
  await dialog.getByRole('button', { name: 'Print the card' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  const newcomer = `Nobody ${name}`;
  await expect(page.getByRole('rowheader')).toHaveText(['Maya Patel', newcomer, 'Zofia Nowicka']);

  await expect(page.getByRole('cell', { name: `signs in as ${signInName}` })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Actions for Zofia Nowicka' }).click();
  await page.getByRole('menuitem', { name: 'Ms Amara Okafor’s class' }).click();
  await expect(page.getByText('The student has been moved.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['Maya Patel', newcomer]);
  await expectAccessible(page);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(new URL(`/login?name=${signInName}`, page.url()).href);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone).toHaveURL(/dashboard/);
  await phone.close();

  await page.getByRole('button', { name: 'Sign-in cards' }).click();
  await expect(dialog.getByText(/Everyone in this class can sign in/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a new card' }).click();
  const newCard = dialog.getByRole('article').filter({ hasText: newcomer });
  await expect(newCard.getByText(signInName)).toBeVisible();
  await expect(newCard.getByText(password)).toBeHidden();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await warning.getByRole('button', { name: 'Close without printing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const student = await openAs(people.student);
  await student.goto('/join-teacher');
  await expect(student.getByText(name)).toBeVisible();
  await expect(student.getByRole('button', { name: `Leave ${name}` })).toBeHidden();
  await expectAccessible(student);

  await page.getByRole('button', { name: 'Edit class' }).click();
  await dialog.getByRole('button', { name: 'Archive the class' }).click();
  await expect(page.getByText('The class has been archived.')).toBeVisible();
  await expect(page.getByRole('tab', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name })).toBeVisible();
});

test('an administrator finds any class, and gives it a cover', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await page.getByRole('link', { name: 'Classes' }).click();
  await page.getByLabel('Search', { exact: true }).fill('okafor');
  await expect(page.getByRole('link', { name: 'Mr Joel Whitcombe’s class' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ms Amara Okafor’s class' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Aisha Rahman');

  await page.getByRole('button', { name: 'Edit class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Colleague').fill('ellery');
  await dialog.getByRole('option', { name: 'Ruth Ellery' }).click();
  await dialog.getByLabel('As', { exact: true }).selectOption('Cover');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please give a last day of cover')).toBeVisible();
  await dialog.getByLabel('Last day').fill('2999-07-20');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('until 20 Jul 2999')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove Ruth Ellery from the teachers' }).click();
  await expect(dialog.getByText('until 20 Jul 2999')).toBeHidden();
});
