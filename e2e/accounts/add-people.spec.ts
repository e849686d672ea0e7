import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

function addPeople(page: Page) {
  return {
    list: page.getByLabel('Names and emails'),
    check: () => page.getByRole('button', { name: 'Check the list' }).click(),
    problem: page.getByRole('form', { name: 'People to add' }).getByRole('alert'),
    invite: page.getByRole('button', { name: /^Invite/ }),
    upload: (name: string, content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) }),
  };
}

test('a list is checked row by row before anyone is invited', async ({ openAs }) => {
  const mark = randomUUID().slice(0, 8);
  const page = await openAs(people.admin);
  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Add people' }).click();
  const { list, check, problem, invite } = addPeople(page);

  await test.step('an empty list, and a list without emails', async () => {
    await check();
    await expect(problem).toHaveText('Please enter at least one name and email.');
    await list.fill('Robin Wells, 9B\nSam Lee, 9B');
    await check();
    await expect(problem).toHaveText(
      'No email addresses were found. Each line needs a name and an email.',
    );
  });

  const text = [
    'Email;Name',
    `${mark}@school.example;"Wells, Robin"`,
    `${mark}@school.example;Sam Lee`,
    'not an email;Kim Ho',
    `${people.student.email};${people.student.name}`,
  ].join('\n');

  await test.step('every row with its outcome', async () => {
    await list.fill(text);
    await check();
    await expect(
      page.getByRole('heading', { name: '1 person can be invited, 2 rows need attention' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'All (4)' }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText(/Wells, Robin.*Ready/);
    await expect(rows.nth(2)).toContainText('This email is in the list more than once.');
    await expect(rows.nth(3)).toContainText('Please enter a valid email address.');
    await expect(rows.nth(4)).toContainText('There is already an account with this email.');
    await expect(invite).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('a failure loses nothing that was typed', async () => {
    await page.getByLabel('Leave out the 2 rows that need attention').check();
    await page.route('**/users/invitations', (route) => route.abort(), { times: 1 });
    await invite.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(list).toHaveValue(text);
  });

  await test.step('the others are invited', async () => {
    await invite.click();
    await expect(page.getByText('1 person has been invited.')).toBeVisible();
    await expect(list).toHaveValue('');
    await page.getByRole('button', { name: 'Back to Manage Users' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without copying?' });
    await question.getByRole('button', { name: 'Leave without copying' }).click();
    await page.getByLabel('Search', { exact: true }).fill(mark);
    await expect(page.getByRole('row').filter({ hasText: 'Wells, Robin' })).toBeVisible();
  });
});

test('a file of 5,000 people is checked and paged', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.goto('/manage-users?view=add-people');
  const { list, check, problem, invite, upload } = addPeople(page);

  await upload('people.xlsx', 'PK\u0003\u0004');
  await expect(problem).toContainText('This is not a CSV file.');

  const rows = Array.from({ length: 5_000 }, (_, row) => `Person ${row},p${row}@school.example`);
  await upload('people.csv', `\uFEFFName,Email\r\n${rows.join('\r\n')}`);
  await expect(list).toHaveValue(/^\W*Name,Email/);
  await check();
  await expect(invite).toHaveText('Invite 5,000 people');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: 'Page 100' }).click();
  await expect(page.getByText('4,951–5,000 of 5,000 rows')).toBeVisible();
});
