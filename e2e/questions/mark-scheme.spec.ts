import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect, test } from '../testing/fixtures.ts';
import { people } from '../testing/people.ts';

async function openForm(page: Page) {
  await page.goto('/create-questions');
  const form = page.getByRole('form', { name: 'Add question' });
  return {
    form,
    question: form.getByLabel('Question', { exact: true }),
    scheme: form.getByLabel('Mark Scheme', { exact: true }),
    maxMark: form.getByLabel('Max Mark'),
    reading: form.getByRole('region', { name: 'As the marker reads it' }),
    trying: form.getByRole('region', { name: 'Try an answer' }),
  };
}

test('the mark scheme is shown as the marker reads it, while it is written', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { scheme, maxMark, reading } = await openForm(page);
  await scheme.fill(
    'particles gain energy (1)\nthey spread out (1)\naccept move apart\nignore heat',
  );
  await expect(reading).toContainText('Enter Max Mark');
  await maxMark.fill('3');
  await expect(reading).toContainText(
    'The points add up to 2 marks, but Max Mark is 3: no answer can get full marks.',
  );
  await maxMark.fill('2');
  await expect(reading).toContainText('The points add up to Max Mark: 2 marks.');
  await expect(reading.getByRole('listitem')).toHaveCount(2);
  await expect(reading.getByRole('listitem').last()).toContainText('move apart');
  await expect(reading.getByRole('listitem').last()).toContainText('ignore');

  await scheme.fill('any two from:\n- light\n- water\n- warmth');
  await expect(reading).toContainText('At most 2 marks from these');
  await scheme.fill('Level 2 (3-4): a full explanation\nLevel 1 (1-2): some facts');
  await expect(reading).toContainText('for you to judge');
});

test('an answer can be tried before any student gives one', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { scheme, maxMark, trying } = await openForm(page);
  await scheme.fill('particles gain kinetic energy (1)\nthey collide more often (1)');
  await maxMark.fill('2');
  await trying.getByLabel('An answer to try').fill('The particles gain kinetic energy.');
  await trying.getByRole('button', { name: 'Mark this answer' }).click();
  await expect(trying).toContainText('1 / 2');
  await expect(trying.locator('mark')).toHaveText('particles gain kinetic energy');
  await expect(trying).toContainText('Feedback to the student');
  await expect(trying.getByRole('listitem').filter({ hasText: 'Not earned' })).toHaveCount(1);
  await expectAccessible(page);
  await scheme.fill('something else (1)');
  await expect(trying).toContainText('From before your last change.');
});

test('maths and chemistry are drawn, and nothing in them runs', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const { form, question } = await openForm(page);
  await question.fill('Balance $\\ce{CH4 + 2O2 -> CO2 + 2H2O}$ and solve $x^2 = 4$ for $5 or $6.');
  await expect(form.locator('math')).toHaveCount(2);
  await expect(form.locator('math').last()).toContainText('x');
  await expectAccessible(page);

  await question.fill(
    '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{http://localhost/x.png}$ $\\frac{1$ $<img src=x onerror=alert(1)>$',
  );
  await expect(form.getByText('$\\frac{1$').last()).toBeVisible();
  const question2 = form.locator('fieldset').first();
  await expect(question2.locator('a[href], img')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('maths costs nothing where there is none', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/create-questions');
  await expect(page.getByText('mitochondria').first()).toBeVisible();
  expect(loaded.filter((url) => /katex|maths-(?!text)/i.test(url))).toEqual([]);
});
