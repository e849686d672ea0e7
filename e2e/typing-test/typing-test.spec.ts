import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';
import { typingRun } from './typing-run.ts';

const TEST_MS = 30_000;

// Each test takes half a minute, and starts with the countdown.
test.describe.configure({ mode: 'parallel' });

test('a student types for 30 seconds and appears on the leaderboard', async ({ openAs }) => {
  const page = await openAs(people.studentWithExtraTime);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await expect(run.figure('Time left')).toHaveText('30 s');

  const finishes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/result')) finishes.push(request.url());
  });
  await run.start();
  const typed = await run.typeToTheEnd();
  await expect(run.test).toContainText('Time is up!');
  await expect(run.figure('Accuracy')).toHaveText('100%');
  const wpm = await run.figure('WPM').innerText();
  expect(Number(wpm)).toBeGreaterThan(20);
  expect(Number(await run.figure('Words').innerText())).toBeGreaterThan(typed - 3);

  // The page shows the server's result.
  await expect(run.test).toContainText('Your best so far!');
  const row = run.leaderboard.getByRole('row').filter({ hasText: 'Zofia N.' });
  await expect(row).toContainText('You');
  await expect(row.getByRole('cell', { name: wpm, exact: true })).toBeVisible();
  await expect(run.results).toContainText(`${wpm} WPM`);
  await expect(run.results.locator('svg').first()).toBeVisible();
  await page.keyboard.type('keys after the end ');
  await expect(run.figure('WPM')).toHaveText(wpm);
  expect(finishes).toHaveLength(1);
  await expectAccessible(page);
});

test('a result that cannot be saved is still shown, and causes no error', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  await page.clock.install();
  await page.goto('/typing-test');
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(error.message));
  await page.route('**/api/typing-test/sessions/*/result', (route) => route.abort());
  const run = typingRun(page);
  await run.start();
  await page.keyboard.type(`${await run.word()} `);
  await page.clock.runFor(TEST_MS);
  await expect(run.test).toContainText('1 word without a mistake');
  await expect.poll(() => logged).toHaveLength(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(run.test.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('mistakes are shown, and can be corrected within the word', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.start();
  const word = (await run.word()) ?? '';
  await page.keyboard.type(`${word}qq`);
  await expect(run.current).toContainText('+2');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await expect(run.current.locator('[data-mark=wrong]')).toHaveText(word.at(-1) ?? '');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(run.field).toHaveValue('');
  await expect(run.figure('Words')).toHaveText('0');

  // The word is committed and cannot be edited again.
  const second = await run.word();
  await page.keyboard.press('Backspace');
  expect(await run.word()).toBe(second);
  await page.keyboard.type(`${second} `);
  await expect(run.figure('Words')).toHaveText('1');
  await expectAccessible(page);
});

test('on a phone every figure keeps to one line', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/typing-test');
  const run = typingRun(page);
  const before = await run.figure('Accuracy').boundingBox();
  await run.start();
  await page.keyboard.type(`${await run.word()} `);
  await expect(run.figure('Accuracy')).toHaveText('100%');
  const after = await run.figure('Accuracy').boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('at 200 % zoom the words stay visible while typing', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.start();
  await page.keyboard.type('a');
  await expect(run.current).toBeInViewport({ ratio: 1 });
  await expect(run.field).toBeInViewport({ ratio: 1 });
});

test('pasting and Tab are blocked, Esc stops', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.start();
  await run.field.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'one two three ');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(run.test.getByRole('alert')).toHaveText(
    'Pasting is disabled. Please type manually.',
  );
  await expect(run.field).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(run.field).toBeFocused();
  await page.keyboard.type('a');
  await expect(run.test.getByRole('alert')).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(run.test.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(run.test.getByRole('button', { name: 'Start Test' })).toBeFocused();
});

test('words that a phone’s keyboard composes are shown at once and committed by the space', async ({
  openAs,
}) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.start();
  const word = (await run.word()) ?? '';
  const keyboard = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end += 1) {
    const text = word.slice(0, end);
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await expect(run.current.locator('[data-mark=right]')).toHaveCount(word.length);
  await expect(run.figure('Words')).toHaveText('0');
  await keyboard.send('Input.insertText', { text: `${word} ` });
  await expect(run.figure('Words')).toHaveText('1');
  await expect(run.field).toHaveValue('');

  // Swiping keyboards put a space before the next word.
  const second = (await run.word()) ?? '';
  await keyboard.send('Input.insertText', { text: second });
  const third = await run.test.locator('[data-current] + span').innerText();
  await keyboard.send('Input.insertText', { text: ` ${third}` });
  await expect(run.figure('Words')).toHaveText('2');
  await expect(run.field).toHaveValue(third);
});

test('keys that a phone composes during the countdown do not count', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.test.getByRole('button', { name: 'Start Test' }).click();
  await expect(run.current).toBeVisible();
  const keyboard = await page.context().newCDPSession(page);
  const early = { text: 'zzz', selectionStart: 3, selectionEnd: 3 };
  await keyboard.send('Input.imeSetComposition', early);
  await expect(run.test.getByPlaceholder('Type here')).toBeFocused();
  await keyboard.send('Input.insertText', { text: `${await run.word()} ` });
  await expect(run.figure('Words')).toHaveText('1');
  await expect(run.figure('Accuracy')).toHaveText('100%');
});

test('a test that cannot be started says so and can be tried again', async ({ openAs }) => {
  const page = await openAs(people.idleStudent);
  await page.route('**/api/typing-test/sessions', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.goto('/typing-test');
  const run = typingRun(page);
  await run.test.getByRole('button', { name: 'Start Test' }).click();
  await expect(run.test.getByRole('alert')).toHaveText(
    'The test could not be started. Please try again.',
  );
  await expectAccessible(page);
  await page.unroute('**/api/typing-test/sessions');
  await run.start();
});

test('the typing test is for students and teachers', async ({ openAs, page: visitor }) => {
  await visitor.goto('/typing-test');
  await expect(visitor).toHaveURL('/');
  const admin = await openAs(people.admin);
  await admin.goto('/typing-test');
  await expect(admin).toHaveURL('/dashboard');
  const teacher = await openAs(people.teacher);
  await teacher.goto('/typing-test');
  await expect(teacher.getByRole('heading', { name: 'Typing Test' })).toBeVisible();
});
