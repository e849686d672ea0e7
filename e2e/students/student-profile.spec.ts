import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

/** Adds a student for one test only, to the class of the teacher who adds them. */
async function addStudent(actor: ApiClient): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  const student = { name: `Robin ${mark}`, email: `${mark}@school.example` };
  await actor.accounts.inviteUsers({ rows: [student], role: 'student', dryRun: false });
  return student.name;
}

/** Opens a student's profile from the teacher's list. */
async function openFromClass(page: Page, name: string) {
  await page.goto('/view-students');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a teacher sees how a student is doing and downloads the answers', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await openFromClass(page, people.idleStudent.name);
  await expect(page.getByText(people.idleStudent.email)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Performance Summary' })).toContainText('Average');
  await expect(page.getByText(/^A topic is a strength where 30% or more/)).toBeVisible();

  await test.step('one link leads back, not two', async () => {
    const above = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(above).toHaveText('Students');
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  });

  await test.step('the history leads to the quiz’s results', async () => {
    const row = page.getByRole('row').filter({ hasText: 'DEMO03' });
    await expect(row).toContainText(/\d+ \/ 15/);
    await expect(row).toContainText('5 of 5');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/quiz-results/DEMO03');
  });

  await test.step('every answer downloads as a file', async () => {
    for (const kind of ['CSV', 'XLSX']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: `Assessments (${kind})` }).click();
      expect((await download).suggestedFilename()).toMatch(
        new RegExp(String.raw`-assessments\.${kind.toLowerCase()}$`),
      );
    }
  });
});

test('a printout leaves out extra time and access arrangements', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await openFromClass(page, people.idleStudent.name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Quiz History' })).toBeVisible();
  for (const hidden of ['Extra time allowance', 'Access arrangements']) {
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
  }
  for (const control of ['Print', 'Download', 'Change role', 'Correct name or email']) {
    await expect(page.getByRole('button', { name: control })).toBeHidden();
  }
});

test('extra time and access arrangements are set on the profile', async ({ openAs, apiAs }) => {
  const name = await addStudent(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await openFromClass(page, name);

  await test.step('a student without attempts has nothing to download', async () => {
    await expect(page.getByText('No quizzes yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Assessments (CSV)' }).click();
    await expect(page.getByText('No assessment data available to download.')).toBeVisible();
  });

  await test.step('extra time is a number from 0 to 200', async () => {
    const field = page.getByLabel('Extra Time (%)');
    await field.fill('250');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Extra time must be a number from 0 to 200.')).toBeVisible();
    await field.fill('12,5');
    await expect(page.getByText('A quiz of 40 minutes lasts 45.')).toBeVisible();
    await field.fill('25');
    await expect(page.getByText('A quiz of 40 minutes lasts 50.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Extra time updated successfully!')).toBeVisible();
  });

  await test.step('arrangements are previewed on a sample and saved with one button', async () => {
    await page.getByRole('button', { name: 'Change access arrangements' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rest breaks (minutes)').fill('500');
    await expect(dialog.getByText('Rest breaks must be a whole number of minutes')).toBeVisible();
    await dialog.getByLabel('Rest breaks (minutes)').fill('10');
    await dialog.getByRole('radio', { name: 'Largest' }).check();
    await dialog.getByRole('radio', { name: 'Cream' }).check();
    await dialog.getByLabel('Read aloud').check();
    await expect(dialog.getByText('Explain why leaves are mostly green.')).toHaveCSS(
      'font-size',
      '24px',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save arrangements' }).click();
    await expect(page.getByText('Access arrangements updated successfully!')).toBeVisible();
  });

  await page.reload();
  await expect(page.getByLabel('Extra Time (%)')).toHaveValue('25');
  const given = page.getByRole('region', { name: 'Access arrangements' });
  for (const words of ['10 minutes', 'Largest text', 'Cream overlay', 'Questions read aloud']) {
    await expect(given).toContainText(words);
  }
});

test('a choice that could not be saved stays in the dialog', async ({ openAs, apiAs }) => {
  const name = await addStudent(await apiAs(people.teacher));
  const page = await openAs(people.teacher);
  await openFromClass(page, name);
  await page.route('**/access-arrangements', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Change access arrangements' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Pink' }).check();
  await dialog.getByRole('button', { name: 'Save arrangements' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update access arrangements.');
  await expect(dialog.getByRole('radio', { name: 'Pink' })).toBeChecked();
});

test('an administrator changes a role; a teacher’s profile shows only basic information', async ({
  openAs,
  apiAs,
}) => {
  const name = await addStudent(await apiAs(people.admin));
  const page = await openAs(people.admin);
  await page.goto('/manage-users');
  await page.getByLabel('Search', { exact: true }).fill(name);
  await expect(page.getByRole('tab', { name: 'Students 1' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Promote to Admin', 'Promote to Teacher']);
  await page.getByRole('menuitem', { name: 'Promote to Teacher' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a teacher' }).click();
  await expect(page.getByText('User role updated successfully!')).toBeVisible();
  const info = page.getByRole('region', { name: 'Basic info' });
  await expect(info).toContainText('Teacher');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Basic info']);
  await expectAccessible(page);
});

test('a profile that does not exist says so', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/student-profile/nobody');
  await expect(page.getByText('Student profile not found')).toBeVisible();
  await expectAccessible(page);
});

test('a profile that failed to load can be requested again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.goto('/view-students');
  const link = page.getByRole('link', { name: people.idleStudent.name });
  await expect(link).toBeVisible();
  await page.route('**/api/students/*', (route) => route.fulfill({ status: 500 }));
  await link.click();
  await expect(page.getByText('An error occurred while fetching your profile.')).toBeVisible();
  await page.unroute('**/api/students/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz History' })).toBeVisible();
});

test('students cannot see profiles', async ({ openAs }) => {
  const page = await openAs(people.student);
  await page.goto('/student-profile/nobody');
  await expect(page).toHaveURL(/\/dashboard$/);
});
