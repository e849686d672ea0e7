import type { Page } from '@playwright/test';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { NEW_PASSWORD } from '../testing/accounts.ts';
import { expect, test as base } from '../testing/fixtures.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';
import { openPhone, readCard, sitSetQuiz } from '../testing/phone.ts';

/** A school without any account yet. */
const test = base.extend<{ school: GreenpenProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  school: async ({}, use) => {
    const school = await GreenpenProcess.launch({
      DEMO_DATA: 'off',
      NODE_ENV: 'production',
      SCHOOL_TIME_ZONE: 'Europe/Dublin',
    });
    await use(school);
    await school.stop();
  },
});

const [head, owner, coTeacher] = ['head', 'okafor', 'lund'].map((name) => `${name}@school.example`);
const [quizCode, title] = ['GASES1', 'Gases'];
const longName = 'Maximiliana-Alexandrina,Featherstonehaugh-Cholmondeley';

/** Thirty students in each of six classes, as in a school's own system; 9A has two teachers. */
const roster = [
  'Forename,Surname,UPN,Year,Class,Teacher,Teacher Email',
  ...Array.from({ length: 150 }, (_, n) => {
    const group = `9${'ABCDEF'[n % 6]}`;
    const [teachers, emails] =
      group === '9A' ? ['Jo Okafor;Per Lund', `${owner};${coTeacher}`] : ['Jo Okafor', owner];
    return `${n === 2 ? longName : `Pupil${n},Example`},U${n},9,${group},${teachers},${emails}`;
  }),
].join('\n');

test('a school goes from its first account to printed cards in five steps, through a quiz, and into its next year', async ({
  school,
  browser,
}) => {
  // Allows for starting a separate server and hashing 150 passwords.
  const baseURL = school.address;
  const page = await browser.newPage({ baseURL });
  const dialog = page.getByRole('dialog');

  await test.step('the first account is told that it is the first, and shown the next step', async () => {
    await page.goto('/signup');
    await page.getByLabel('Username').fill('Noor Aziz');
    await page.getByLabel('Email').fill(head ?? '');
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Yours is the first account here')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up your school' }).click();
    await expect(page).toHaveURL('/first-steps');
    await expect(page.getByText('Set by SCHOOL_TIME_ZONE on the server')).toBeVisible();
    // Logout stays readable next to all of an administrator's links where the bar is narrowest.
    await page.setViewportSize({ width: 1200, height: 800 });
    const logout = page.getByRole('button', { name: 'Logout' }).getByText('Logout');
    expect(await logout.evaluate((words) => words.scrollWidth > words.clientWidth)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('1. the decisions of the school', async () => {
    await page.getByLabel('Name of the school').fill('Hillside School');
    await page.getByLabel('Nobody: we invite everyone').check();
    await page.getByLabel('Safeguarding lead').fill('dsl@school.example');
    await page.getByRole('button', { name: 'Save these decisions' }).click();
    await expect(page.getByText('4 of 7 done')).toBeVisible();
  });

  await test.step('2. the roster, and 3. its import', async () => {
    await page.getByRole('link', { name: 'Import a roster' }).click();
    const students = { name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) };
    await page.locator('input[type=file]').setInputFiles(students);
    await expect(page.getByText('150 students are new')).toBeVisible();
    await expect(page.getByText('2 teachers are new')).toBeVisible();
    await page.getByRole('button', { name: 'Import the roster' }).click();
    await expect(page.getByText('The roster has been imported.')).toBeVisible();
  });

  const cards = await test.step('4. all classes, and 5. their cards', async () => {
    await page.getByRole('link', { name: 'Back to Classes' }).click();
    await page.getByRole('button', { name: 'Sign-in cards' }).click();
    await dialog.getByRole('button', { name: 'Choose all' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make cards for 6 classes' }).click();
    const print = dialog.getByRole('button', { name: 'Print 150 cards' });
    await expect(print).toBeVisible();
    // On paper no card covers another's password, however long a name is.
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('body > [aria-hidden] > article');
    await expect(printed).toHaveCount(150);
    const cut = await printed.evaluateAll((all) =>
      all.filter((card) => card.scrollHeight > card.clientHeight).map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
    // One sheet per class: each has only that class's cards and starts a new page.
    const sheets = page.locator('body > [aria-hidden]').filter({ has: page.locator('article') });
    await expect(sheets).toHaveCount(6);
    const breaks = await sheets.evaluateAll((all) =>
      all.slice(1).map((sheet) => getComputedStyle(sheet).breakBefore),
    );
    expect(breaks).toEqual(Array.from({ length: 5 }, () => 'page'));
    const pdf = await page.pdf({ path: test.info().outputPath('cards.pdf'), format: 'A4' });
    // Ten per page: three pages for the 25 cards of each class.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(18);
    await page.emulateMedia({ media: 'screen' });
    const shown = dialog.getByRole('article');
    const names = ['Pupil0 Example', 'Pupil6 Example', 'Pupil12 Example', 'Pupil1 Example'];
    const read = await Promise.all(names.map((name) => readCard(shown.filter({ hasText: name }))));
    await print.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: '9A' }).click();
    await expect(page.getByText('No card yet')).toHaveCount(0);
    return read;
  });

  await test.step('the teachers on the roster are given their links', async () => {
    for (const [email, name] of [
      [owner, 'Jo Okafor'],
      [coTeacher, 'Per Lund'],
    ]) {
      await page.goto(`/manage-users?view=teachers&search=${email}`);
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Make a link to set a password' }).click();
      const link = await dialog.getByText('/reset-password?token=').innerText();
      const own = await browser.newPage();
      await own.goto(link);
      await own.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await own.getByLabel('Confirm new password').fill(NEW_PASSWORD);
      await own.getByRole('button', { name: 'Set password' }).click();
      await expect(own.getByText('Your password has been changed.')).toBeVisible();
      await own.close();
    }
  });

  const [ann, ben, absent, bea] =
    await test.step('students without an email sign in on phones', async () => {
      const phones = [];
      for (const card of cards) phones.push(await openPhone(browser, baseURL, card));
      return phones as [Page, Page, Page, Page];
    });

  const openAs = async (email = '') => {
    const own = await browser.newPage({ baseURL });
    await own.goto('/login');
    await own.getByLabel('Email').fill(email);
    await own.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await own.getByRole('button', { name: 'Sign In' }).click();
    await expect(own).toHaveURL(/dashboard/);
    return own;
  };
  const teacher = await openAs(owner);
  const windows = teacher.getByRole('dialog');
  const windowOf = (name: string) => windows.getByRole('group', { name });
  const save = async () => {
    // The message of the previous save may still be visible.
    const saved = teacher.waitForResponse((response) => response.url().endsWith('/set-for'));
    await windows.getByRole('button', { name: 'Save' }).click();
    expect((await saved).ok()).toBe(true);
    await expect(teacher.getByText('Saved.').last()).toBeVisible();
  };

  await test.step('a quiz is set for two classes, each with its own window', async () => {
    const { questions, quizzes } = createApiClient(
      baseURL,
      await signIn(baseURL, owner ?? '', NEW_PASSWORD),
    );
    const { id } = await questions.create({
      questionText: 'Which gas do plants take in?',
      markSchemeAnswer: 'carbon dioxide (1)',
      maxMark: 1,
      topic: 'Photosynthesis',
      subject: 'Biology',
      level: 'GCSE Foundation',
      specCode: '4.4.1',
    });
    await quizzes.create({ quizCode, title, defaultTimeLimit: 600, questionIds: [id] });
    await teacher.goto('/view-quizzes');
    await teacher.getByRole('button', { name: `More actions for ${quizCode}` }).click();
    await teacher.getByRole('menuitem', { name: 'Set for classes' }).click();
    await windows.getByRole('checkbox', { name: '9A' }).check();
    await windows.getByRole('checkbox', { name: '9B' }).check();
    await windowOf('9B').getByLabel('Opens').fill('2999-01-04T09:00');
    await save();
    await bea.goto('/dashboard');
    await expect(bea.getByText('Opens on 4 Jan 2999, 09:00')).toBeVisible();
    await expectAccessible(bea);
    await sitSetQuiz(ann, title, 'Carbon dioxide');
    await sitSetQuiz(ben, title, 'Oxygen');
  });

  await test.step('the window of 9A closes, and an absent student gets one of their own', async () => {
    await windowOf('9A').getByLabel('Closes').fill('2020-01-01T09:00');
    await save();
    await absent.goto(`/enter-quiz?code=${quizCode}`);
    await expect(absent.getByText(/It closed on 1 Jan 2020/)).toBeVisible();
    await windows.getByRole('textbox', { name: 'Student' }).fill('Pupil12');
    await windows.getByRole('option', { name: 'Pupil12 Example' }).click();
    const own = windows.getByRole('form', { name: 'Window of a student' });
    await own.getByLabel('Closes').fill('2999-02-01T09:00');
    await own.getByRole('button', { name: 'Add' }).click();
    await expect(windows.getByText('until 1 Feb 2999')).toBeVisible();
    await expectAccessible(teacher);
    await sitSetQuiz(absent, title, 'carbon dioxide');
    // Then 9B takes its turn.
    await windowOf('9B').getByLabel('Opens').fill('2020-01-01T09:00');
    await save();
    await sitSetQuiz(bea, title, 'Nitrogen');
  });

  await test.step('the co-teacher of 9A marks it, and sees no answers of 9B', async () => {
    const other = await openAs(coTeacher);
    await other.goto(`/view-quiz-responses?code=${quizCode}`);
    await expect(other.getByText('0 of 3 answers marked')).toBeVisible();
    await other.getByRole('button', { name: 'Mark All with AI' }).click();
    await expect(other.getByText('3 of 3 answers marked')).toBeVisible();
    await other.getByRole('tab', { name: 'By student' }).click();
    await expect(other.getByText('Pupil0 Example')).toBeVisible();
    await expect(other.getByText('Pupil1 Example')).toBeHidden();
    await other.close();
  });

  await test.step('results are shown by class', async () => {
    await teacher.goto(`/view-quiz-responses?code=${quizCode}`);
    await expect(teacher.getByText('3 of 4 answers marked')).toBeVisible();
    await teacher.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
    await expect(teacher.getByText('4 of 4 answers marked')).toBeVisible();
    await teacher.goto(`/quiz-results/${quizCode}`);
    const comparison = teacher.getByRole('figure').filter({ hasText: 'Class against class' });
    await expect(comparison.getByRole('listitem')).toHaveCount(2);
    await expect(comparison).toContainText('mean 66.7%');
    await teacher.getByLabel('Class', { exact: true }).selectOption('9B');
    await expect(teacher.getByRole('rowheader', { name: 'Pupil1 Example' }).first()).toBeVisible();
    await expect(teacher.getByRole('rowheader', { name: 'Pupil0 Example' })).toHaveCount(0);
    await expectAccessible(teacher);
    // Two of three in 9A and none of one in 9B make two of four in all.
    await teacher.goto('/dashboard');
    const average = teacher.getByRole('row', { name: new RegExp(title) });
    await expect(average).toContainText('50.00%');
    for (const [name, share] of [
      ['9A', '66.67%'],
      ['9B', '0.00%'],
    ] as const) {
      await teacher.getByLabel('Class', { exact: true }).selectOption(name);
      await expect(average).toContainText(share);
    }
  });

  await test.step('the checklist disappears once everything else is done', async () => {
    await page.goto('/first-steps');
    await expect(page.getByText('5 of 7 done')).toBeVisible();
    await page.getByRole('button', { name: 'Mark this sample' }).click();
    await expect(page.getByText('6 of 7 done')).toBeVisible();
    await page.getByRole('button', { name: 'Continue without email' }).click();
    await expect(page.getByText('7 of 7 done')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
  });

  await test.step('the year ends: year 9 moves up, and the move is undone', async () => {
    await page.goto('/classes');
    await page.getByRole('button', { name: 'New school year' }).click();
    await page.getByLabel('Year group that leaves').fill('');
    await page.getByRole('button', { name: 'See what would change' }).click();
    await expect(
      page.getByText('6 classes are archived, 6 begin, 0 students leave.'),
    ).toBeVisible();
    await expect(page.getByText('10F, 25 students')).toBeVisible();
    await page.getByRole('switch', { name: 'Leave 9F as it is' }).check();
    await expect(
      page.getByText('5 classes are archived, 5 begin, 0 students leave.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Begin \d{4}\/\d{2}$/ }).click();
    await expect(page.getByText('5 classes were archived.')).toBeVisible();
    // Results of an archived class stay readable.
    await teacher.goto(`/quiz-results/${quizCode}`);
    await expect(teacher.getByRole('rowheader', { name: 'Pupil0 Example' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await dialog.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByText('The year is as it was.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Classes' }).click();
    await expect(page.getByRole('link', { name: '9A' })).toBeVisible();
  });
  await Promise.all([page, teacher, ann, ben, absent, bea].map((one) => one.context().close()));
});
