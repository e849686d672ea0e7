import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { openPhone, readCard } from '../testing/phone.ts';

/** A file as Windows programs write it. */
const filed = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
});

test('an administrator imports 150 students in six classes and prints cards, and a student signs in on a phone', async ({
  openAs,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const rows = Array.from({ length: 150 }, (_, n) => {
    const group = `9${'ABCDEF'[n % 6]} ${mark}`;
    return `Pupil${n},${mark},U${mark}${n},9,${group},${people.teacher.email}`;
  });
  const list = ['Forename,Surname,UPN,Year,Class,Teacher Email', ...rows];
  const page = await openAs(people.admin);
  await page.goto('/classes');
  await page.getByRole('button', { name: 'Import a roster' }).click();
  const files = page.locator('input[type=file]');
  await files.setInputFiles(filed('fees.csv', ['Invoice,Amount', '1,20']));
  await expect(page.getByText('fees.csv: The columns were not recognised')).toBeVisible();
  const staff = `Sam,Staff ${mark},X${mark},9,9A ${mark},${people.teacher.email}`;
  await files.setInputFiles(
    filed('students.csv', [
      `${list[0]},Email`,
      ...list.slice(1),
      `${staff},${people.teacher.email}`,
    ]),
  );
  await expect(page.getByText('This email address belongs to a member of staff.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import the roster' })).toBeDisabled();
  await expectAccessible(page);

  // The connection breaks; the files need not be chosen again.
  await page.route('**/api/roster/work', (route) => route.abort(), { times: 1 });
  await files.setInputFiles(filed('students.csv', list));
  await expect(page.getByText('The roster could not be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('150 students are new')).toBeVisible();
  await expect(page.getByText('6 classes are new')).toBeVisible();
  // The roster is still there after leaving the page and returning.
  await page.goto('/dashboard');
  await page.goto('/classes');
  await page.getByRole('button', { name: 'Import a roster' }).click();
  await expect(page.getByText('150 students are new')).toBeVisible();
  await page.getByRole('button', { name: 'Import the roster' }).click();
  await expect(page.getByText('The roster has been imported.')).toBeVisible();
  await files.setInputFiles(filed('students.csv', list));
  await expect(page.getByRole('heading', { name: 'Nothing would change' })).toBeVisible();

  await page.goto(`/classes?search=9A ${mark}`);
  await page.getByRole('link', { name: `9A ${mark}` }).click();
  await page.getByRole('button', { name: 'Sign-in cards' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toHaveCount(25);
  const card = await readCard(dialog.getByRole('article').first());
  const phone = await openPhone(browser, new URL(page.url()).origin, card);
  await phone.close();
});

test('an administrator suspends a person, lets them back in, and hands over a link', async ({
  openAs,
  apiAs,
}) => {
  const name = `Lena ${randomUUID().slice(0, 6)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@school.example`;
  const { accounts } = await apiAs(people.admin);
  await accounts.inviteUsers({ rows: [{ name, email }], role: 'student', dryRun: false });
  const page = await openAs(people.admin);
  await page.goto(`/manage-users?search=${email}`);
  await expect(page.getByText('Invited, not yet active')).toBeVisible();
  const signIn = page.getByRole('button', { name: `Actions for ${name}` });
  await signIn.click();
  await page.getByRole('menuitem', { name: 'Make a link to set a password' }).click();
  await expect(page.getByRole('dialog').getByText('/reset-password?token=')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without copying?' });
  await question.getByRole('button', { name: 'Leave without copying' }).click();
  await signIn.click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await signIn.click();
  await page.getByRole('menuitem', { name: 'Let back in' }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeHidden();
});
