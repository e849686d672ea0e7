import { expectAccessible } from '../testing/accessibility.ts';
import { NEW_PASSWORD, register } from '../testing/accounts.ts';
import { expect, test as base } from '../testing/fixtures.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';

/** A school before its first account. */
const test = base.extend<{ school: GreenpenProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  school: async ({}, use) => {
    const school = await GreenpenProcess.launch({
      DEMO_DATA: 'off',
      SCHOOL_TIME_ZONE: 'Europe/Dublin',
    });
    await use(school);
    await school.stop();
  },
});

/** Thirty students of each of five classes, as a school's own system lists them. */
const roster = [
  'Forename,Surname,UPN,Year,Class,Teacher Email',
  ...Array.from({ length: 150 }, (_, n) => {
    const group = `9${'ABCDEF'[n % 6]}`;
    const name =
      n === 0 ? 'Maximiliana-Alexandrina,Featherstonehaugh-Cholmondeley' : `Pupil${n},Example`;
    return `${name},U${n},9,${group},`;
  }),
].join('\n');

test('a school gets from its first account to cards for a class in five steps, and into its next year', async ({
  school,
  browser,
  playwright,
}) => {
  // A school of its own is started first.
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL: school.address });
  await register(request, 'head@school.example');
  const page = await browser.newPage({ baseURL: school.address });
  await page.goto('/login');
  await page.getByLabel('Email').fill('head@school.example');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByText('Yours is the first account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByText('Set by SCHOOL_TIME_ZONE on the server')).toBeVisible();

  // Beside all places of an administrator, Logout can still be read where the bar is narrowest.
  await page.setViewportSize({ width: 1200, height: 800 });
  const logout = page.getByRole('button', { name: 'Logout' });
  const cutOff = await logout
    .getByText('Logout')
    .evaluate((words) => words.scrollWidth > words.clientWidth);
  expect(cutOff).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  // 1. What the school decides.
  await page.getByLabel('Name of the school').fill('Hillside School');
  await page.getByLabel('Nobody: we invite everyone').check();
  await page.getByLabel('Safeguarding lead').fill('dsl@school.example');
  await page.getByRole('button', { name: 'Save these decisions' }).click();
  await expect(page.getByText('4 of 7 done')).toBeVisible();
  await page.getByRole('link', { name: 'Import a roster' }).click();

  // 2. The roster, and 3. its import.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) });
  await expect(page.getByText('150 students are new')).toBeVisible();
  await page.getByRole('button', { name: 'Import the roster' }).click();
  await expect(page.getByText('The roster has been imported.')).toBeVisible();

  // 4. All classes, and 5. their cards.
  await page.getByRole('link', { name: 'Back to Classes' }).click();
  await page.getByRole('button', { name: 'Sign-in cards' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose all' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make cards for 6 classes' }).click();
  // Each password is hashed, which is meant to take a while.
  await expect(dialog.getByRole('button', { name: 'Print 150 cards' })).toBeVisible({
    timeout: 60_000,
  });
  const ofPupil = dialog.getByRole('article').filter({ hasText: 'Pupil6 Example' });
  const [username = '', password = ''] = await ofPupil.locator('[class*=secret]').allInnerTexts();
  // On paper no card covers the password of another, however long a name is.
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > [aria-hidden] > article');
  await expect(printed).toHaveCount(150);
  const cut = await printed.evaluateAll((cards) =>
    cards.filter((card) => card.scrollHeight > card.clientHeight).map((card) => card.textContent),
  );
  expect(cut).toEqual([]);
  // One class a page set: on one sheet stand the cards of one class, and each begins a page.
  const sheets = page.locator('body > [aria-hidden]').filter({ has: page.locator('article') });
  await expect(sheets).toHaveCount(6);
  const breaks = await sheets.evaluateAll((all) =>
    all.slice(1).map((sheet) => getComputedStyle(sheet).breakBefore),
  );
  expect(breaks).toEqual(Array.from({ length: 5 }, () => 'page'));
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Print 150 cards' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: '9A' }).click();
  await expect(page.getByText('No card yet')).toHaveCount(0);

  // A student without an email signs in on a phone with the details on the card.
  const phone = await browser.newPage({
    baseURL: school.address,
    viewport: { width: 390, height: 844 },
  });
  await phone.goto(`/login?name=${encodeURIComponent(username)}`);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expectAccessible(phone);
  await phone.close();

  await page.goto('/first-steps');
  await expect(page.getByText('5 of 7 done')).toBeVisible();
  await page.getByRole('button', { name: 'Mark this sample' }).click();
  await expect(page.getByText('6 of 7 done')).toBeVisible();
  await page.getByRole('button', { name: 'Continue without mail' }).click();
  await expect(page.getByText('7 of 7 done')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on' })).toBeHidden();

  // The year ends: year 9 goes up, and is taken back.
  await page.goto('/classes');
  await page.getByRole('button', { name: 'New school year' }).click();
  await page.getByLabel('Year group that leaves').fill('');
  await page.getByRole('button', { name: 'See what would change' }).click();
  await expect(page.getByText('6 classes are archived, 6 begin, 0 students leave.')).toBeVisible();
  await expect(page.getByText('10F, 25 students')).toBeVisible();
  await page.getByRole('switch', { name: 'Leave 9F as it is' }).check();
  await expect(page.getByText('5 classes are archived, 5 begin, 0 students leave.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Begin \d{4}\/\d{2}$/ }).click();
  await expect(page.getByText('5 classes were archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('The year is as it was.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Classes' }).click();
  await expect(page.getByRole('link', { name: '9A' })).toBeVisible();
  await page.close();
  await request.dispose();
});
