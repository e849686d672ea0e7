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

test('the mark scheme is shown as the marker reads it while it is being written', async ({
  openAs,
}) => {
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
  await expect(reading.getByRole('listitem').filter({ hasText: '1 mark' })).toHaveCount(2);
  await expect(reading).toContainText('move apart');
  await expect(reading).toContainText('Neither earns nor loses anything: heat.');

  await scheme.fill('any two from:\n- light\n- water\n- warmth');
  await expect(reading).toContainText('At most 2 marks from these');
  await scheme.fill('Level 2 (3-4): a full explanation\nLevel 1 (1-2): some facts');
  await expect(reading).toContainText('for you to judge');
});

test('the kind of a point is shown, and the teacher’s choice is written into the scheme', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  const { scheme, maxMark, reading } = await openForm(page);
  await maxMark.fill('2');
  await scheme.fill('chlorophyll (1)\n20 m/s (1)');
  const kind = reading.getByLabel('Kind of “chlorophyll”');
  await expect(kind).toBeVisible();
  await kind.selectOption('Term');
  await expect(scheme).toHaveValue('chlorophyll [term] (1)\n20 m/s (1)');
  await expect(kind).toHaveValue('term');
  await kind.selectOption('As the marker recognises it');
  await expect(scheme).toHaveValue('chlorophyll (1)\n20 m/s (1)');
  await expectAccessible(page);
});

test('a scheme with warnings is saved only once they have been seen', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { form, question, scheme, maxMark, reading } = await openForm(page);
  await question.fill('Why does the balloon rise?');
  await maxMark.fill('3');
  await scheme.fill('hot air is less dense (1)');
  for (const label of ['Subject', 'Topic', 'Level', 'Spec Code']) {
    await form.getByLabel(label).first().fill('Physics');
  }
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add Question' }).click();
  const box = reading.getByLabel('I have seen this. Save the scheme as it is.');
  await expect(box).toBeFocused();
  await expect(reading).toContainText('Change the scheme, or tick this');
  await expectAccessible(page);
  await box.check();
  await scheme.fill('hot air is less dense (1)\nso it floats (1)');
  await expect(reading).toContainText('add up to 2 marks');
  await expect(box).not.toBeChecked();
  await box.check();
  await form.getByRole('button', { name: 'Add Question' }).click();
  await expect(question).toHaveValue('');
});

test('a pasted scheme is tidied into plain form, for the teacher to accept', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { scheme, maxMark, reading } = await openForm(page);
  await maxMark.fill('2');
  await scheme.fill('light is absorbed (1); so that glucose is made (1)');
  await reading.getByRole('button', { name: 'Tidy' }).click();
  const tidied = reading.getByLabel('The scheme in plain form');
  await expect(tidied).toHaveValue(/^- light is absorbed \(1\)\n- /);
  await reading.getByRole('button', { name: 'Use this' }).click();
  await expect(scheme).toHaveValue(/^- light is absorbed \(1\)\n- /);
  await expect(reading.getByRole('button', { name: 'Tidy' })).toBeHidden();
  await expect(reading).toContainText('The points add up to Max Mark: 2 marks.');
});

test('the form says if the built-in marker leaves a question to the teacher, before there is a quiz', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  const { scheme, maxMark, reading } = await openForm(page);
  await maxMark.fill('4');
  await scheme.fill('See teacher notes.');
  await expect(reading).toContainText('The built-in marker leaves this question to you');
  await expect(reading.getByRole('link', { name: /can and cannot mark/ })).toHaveAttribute(
    'href',
    '/built-in-marker',
  );
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

test('maths and chemistry are rendered, and nothing in them is executed', async ({ openAs }) => {
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

test('no code for maths is loaded if there is no maths', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/create-questions');
  await expect(page.getByText('mitochondria').first()).toBeVisible();
  expect(loaded.filter((url) => /katex|maths-(?!text)/i.test(url))).toEqual([]);
});
