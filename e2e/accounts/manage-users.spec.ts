import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { isolate } from '../../web/ui/text/isolate.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** Adds a student for one test only. */
async function addStudent(admin: ApiClient): Promise<{ name: string; email: string }> {
  const mark = randomUUID().slice(0, 8);
  const student = { name: `Robin ${mark}`, email: `${mark}@school.example` };
  await admin.accounts.inviteUsers({ rows: [student], role: 'student', dryRun: false });
  return student;
}

/** Adds a student through a roster import, then removes them by a second one. */
async function addLeaver(admin: ApiClient): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  for (const status of ['active', 'tobedeleted']) {
    const users = `sourcedId,status,enabledUser,role,givenName,familyName\n${mark},${status},true,student,Robin,${mark}`;
    await admin.classes.importRoster({
      dryRun: false,
      files: [
        { name: 'manifest.csv', content: 'propertyName,value\nfile.users,delta' },
        { name: 'users.csv', content: users },
      ],
    });
  }
  return `Robin ${mark}`;
}

/** Opens Manage Users with only this person listed. */
async function openUser(page: Page, name: string) {
  await page.goto('/manage-users');
  await page.getByLabel('Search', { exact: true }).fill(name);
  await expect(page.getByRole('tab', { name: 'Students 1' })).toBeVisible();
  return page.getByRole('row').filter({ hasText: name });
}

test('people are listed under their role and found by part of their name or email', async ({
  openAs,
}) => {
  const page = await openAs(people.admin);
  await page.goto('/manage-users');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Role',
    'Extra Time (%)',
    'Actions',
  ]);
  await expect(page.getByRole('link', { name: people.student.name })).toHaveAttribute(
    'href',
    /^\/student-profile\/.+/,
  );

  await test.step('the tabs count the people who match the search', async () => {
    await page.getByLabel('Search', { exact: true }).fill('OKAFOR');
    await expect(page.getByRole('tab', { name: 'Students 0' })).toBeVisible();
    await expect(page.getByText('No users match your search.')).toBeVisible();
    await page.getByRole('tab', { name: 'Teachers 1' }).click();
    await expect(page.getByRole('row').filter({ hasText: people.teacher.email })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Extra Time (%)' })).toBeHidden();
  });

  await test.step('a reload keeps the same list', async () => {
    await page.reload();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('OKAFOR');
    await expect(page.getByRole('row').filter({ hasText: people.teacher.email })).toBeVisible();
  });

  await test.step('administrators have no actions on their own account', async () => {
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('tab', { name: 'Administrators' }).click();
    const self = page.getByRole('row').filter({ hasText: people.admin.name });
    await expect(self).toContainText('This is you');
    await expect(self.getByRole('button')).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a student becomes a teacher and a student again', async ({ openAs, apiAs }) => {
  const { name } = await addStudent(await apiAs(people.admin));
  const page = await openAs(people.admin);
  const row = await openUser(page, name);
  const openMenu = () => row.getByRole('button', { name: `Actions for ${name}` }).click();
  const question = page.getByRole('dialog');
  await openMenu();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Promote to Admin',
    'Promote to Teacher',
    'Make a link to set a password',
    'Sign out everywhere',
    'Suspend',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Promote to Teacher' }).click();
  await expect(question).toContainText(`${name}: is this the right person?`);
  await question.getByRole('button', { name: 'Make a teacher' }).click();
  await expect(page.getByText('User role updated successfully!')).toBeVisible();
  await expect(row).toBeHidden();

  await test.step('the administrator undoes it at once, and does it again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The role is as it was before.')).toBeVisible();
    await openMenu();
    await page.getByRole('menuitem', { name: 'Promote to Teacher' }).click();
    await question.getByRole('button', { name: 'Make a teacher' }).click();
    await expect(row).toBeHidden();
  });

  await page.getByRole('tab', { name: 'Teachers 1' }).click();
  await openMenu();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Promote to Admin',
    'Set as Student',
    'Make a link to set a password',
    'Sign out everywhere',
    'Suspend',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Set as Student' }).click();
  await question.getByRole('button', { name: 'Make a student' }).click();
  await expect(page.getByRole('tab', { name: 'Students 1' })).toBeVisible();

  await page.goto(`/audit-trail?person=${encodeURIComponent(name)}`);
  const trail = page.getByRole('region', { name: 'Audit trail' });
  const change = `${isolate(people.admin.name)} changed the role of ${isolate(name)}`;
  await expect(trail).toContainText(`${change}: student → teacher.`);
  await expect(trail).toContainText(`${change}: teacher → student.`);
});

test('extra time is saved with Enter, and the typed value survives a failure', async ({
  openAs,
  apiAs,
}) => {
  const { name } = await addStudent(await apiAs(people.admin));
  const page = await openAs(people.admin);
  await openUser(page, name);
  const field = page.getByLabel(`Extra Time (%) of ${name}`);

  await field.fill('201');
  await field.press('Enter');
  await expect(page.getByText('Extra time must be a number from 0 to 200.')).toBeVisible();
  await expect(field).toHaveValue('201');

  const answer = { status: 500, json: {} };
  await page.route('**/extra-time', (route) => route.fulfill(answer), { times: 1 });
  await field.fill('25');
  await field.press('Enter');
  await expect(page.getByText('Failed to update extra time. Please try again.')).toHaveCount(2);
  await expect(field).toHaveValue('25');

  await field.press('Enter');
  await expect(page.getByText('Extra time updated successfully!')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('25');

  await test.step('leaving the field saves as well, Escape does not', async () => {
    await field.fill('50');
    await field.press('Escape');
    await expect(field).toHaveValue('25');
    await field.fill('40');
    await field.blur();
    await expect(page.getByText('Extra time updated successfully!')).toBeVisible();
  });
});

test('a user is deleted only after confirmation', async ({ openAs, apiAs }) => {
  const { name } = await addStudent(await apiAs(people.admin));
  const page = await openAs(people.admin);
  const row = await openUser(page, name);
  const dialog = page.getByRole('dialog');

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this user?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();

  const answer = { status: 500, json: {} };
  await page.route('**/api/users/*', (route) => route.fulfill(answer), { times: 1 });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete user. Please try again.')).toBeVisible();

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await expect(page.getByText('No users match your search.')).toBeVisible();
});

test('a student who left is shown as a leaver, until an administrator lets them back in', async ({
  openAs,
  apiAs,
}) => {
  const admin = await apiAs(people.admin);
  const name = await addLeaver(admin);
  const page = await openAs(people.admin);
  const row = await openUser(page, name);
  const left = /Left on \d+ \w+ \d{4}\. To be erased after \d+ \w+ \d{4}\./;
  await expect(row).toContainText(left);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'Basic info' })).toContainText(left);
  await expectAccessible(page);
  await page.goBack();

  const letBack = async () => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Let back in' }).click();
  };
  const dialog = page.getByRole('dialog');
  await letBack();
  await expect(dialog).toContainText('They will no longer be a leaver');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText(left);
  await letBack();
  await dialog.getByRole('button', { name: 'Let back in' }).click();
  await expect(
    page.getByText('The person can sign in again, and is no longer a leaver.'),
  ).toBeVisible();
  await expect(row).not.toContainText('Left on');
});

test('a list that cannot be loaded says so, and can be requested again', async ({ openAs }) => {
  const page = await openAs(people.admin);
  await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/manage-users');
  await expect(page.getByText('Failed to fetch users. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: people.student.name })).toBeVisible();
});

test('everyone can use Manage Users and its dialog', async ({ openAs, apiAs }) => {
  const { name } = await addStudent(await apiAs(people.admin));
  const page = await openAs(people.admin);
  await openUser(page, name);
  await page.getByLabel(`Extra Time (%) of ${name}`).fill('x');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});
