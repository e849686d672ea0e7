import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** The names of the students on the page, in order. */
function names(page: Page) {
  return page.getByRole('rowheader');
}

test('students can be sorted by every column, and found by name', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-students');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Students');
  await expect(names(page).first()).toHaveText('Aisha Rahman');
  await expect(names(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/student-profile\/.+/,
  );

  await page.getByRole('button', { name: 'Display Name' }).click();
  await expect(names(page).first()).toHaveText('Zofia Nowicka');
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(names(page).first()).toHaveText('Aisha Rahman');
  await page.getByRole('button', { name: 'Date Joined' }).click();
  await expect(page.getByRole('columnheader', { name: 'Date Joined' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.getByLabel('Search', { exact: true }).fill('maya');
  await expect(names(page)).toHaveText([people.student.name]);
  await page.getByLabel('Search', { exact: true }).fill('nobody of this name');
  await expect(page.getByText('No students match your search.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(names(page).first()).toBeVisible();
});

test('a teacher invites a student to the class, removes them, and undoes that', async ({
  openAs,
}) => {
  const mark = randomUUID().slice(0, 8);
  const page = await openAs(people.teacher);
  await page.goto('/view-students');
  await page.getByRole('link', { name: 'Invite by email' }).click();
  await expect(page.getByLabel('They join as')).toBeHidden();
  await page.getByLabel('Names and emails').fill(`Robin ${mark}\t${mark}@school.example`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page.getByText('1 person has been invited.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Copy the link of Robin ${mark}` }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();

  await page.getByRole('link', { name: 'Back to My Students' }).click();
  await page.getByLabel('Search', { exact: true }).fill(mark);
  await expect(names(page)).toHaveText([`Robin ${mark}Invited, not yet active`]);

  const robin = { name: `Actions for Robin ${mark}` };
  const remove = page.getByRole('menuitem', { name: 'Remove from the class' });
  await page.getByRole('button', robin).click();
  await remove.click();
  await expect(page.getByText('The student has been removed from the class.')).toBeVisible();
  await expect(page.getByText('No students match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The student is back in the class.')).toBeVisible();
  await expect(names(page)).toHaveCount(1);
});

test('an empty class explains how students join', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.route('**/api/classes/students?*', (route) =>
    route.fulfill({ json: { items: [], total: 0 } }),
  );
  await page.goto('/view-students');
  await expect(page.getByText('No students have joined your class yet.')).toBeVisible();
  await expect(page.getByText('AI-OKAFOR-7QK')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await expectAccessible(page);
});
