import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';
import { handOver, picture } from '../testing/images.ts';
import { people } from '../testing/people.ts';

async function openForm(page: Page) {
  await page.goto('/create-questions');
  const form = page.getByRole('form', { name: 'Add question' });
  const field = (name: string) => form.getByRole('group', { name, exact: true });
  return {
    form,
    questionImage: field('Question image'),
    schemeImage: field('Mark scheme image'),
    question: form.getByLabel('Question', { exact: true }),
    add: form.getByRole('button', { name: 'Add Question' }),
  };
}

const uploaded = (page: Page) => page.getByText('image uploaded successfully');

async function choose(page: Page, button: string, file: Awaited<ReturnType<typeof picture>>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(file);
}

test('a question with two images is added, and shows them when it is edited', async ({
  openAs,
}) => {
  const page = await openAs(people.teacher);
  const { form, questionImage, schemeImage, add } = await openForm(page);
  await choose(page, 'Choose question image', await picture());
  await expect(uploaded(page)).toBeVisible();
  await expect(questionImage.getByRole('img')).toHaveAttribute('src', /^\/api\/files\/questions\//);
  await choose(page, 'Choose mark scheme image', await picture('scheme.png'));
  await expect(schemeImage.getByRole('img')).toHaveAttribute('src', /\/markschemes\/\d+_scheme/);

  await form.getByLabel('Max Mark').fill('2');
  await form.getByRole('combobox', { name: 'Subject' }).fill('Pictures');
  await form.getByLabel('Topic').fill('Two images');
  await form.getByLabel('Level').fill('GCSE');
  await form.getByLabel('Spec Code').fill('1.1');
  await add.click();
  await expect(page.getByText('Question added successfully!')).toBeVisible();
  await expect(questionImage.getByRole('img')).toHaveCount(0);

  await page.getByRole('row').filter({ hasText: 'Two images' }).getByRole('link').click();
  const image = page.getByRole('img', { name: 'Question image' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
});

test('an image can be dropped and pasted, and removed again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { questionImage, schemeImage, question } = await openForm(page);
  await handOver(questionImage, 'drop', await picture());
  await expect(questionImage.getByRole('img')).toHaveAttribute('src', /^\/api\/files\//);
  await expect(questionImage).toContainText('for students who cannot see it');
  await questionImage.getByRole('button', { name: 'Remove question image' }).click();
  await expect(questionImage.getByRole('img')).toHaveCount(0);

  await handOver(question, 'paste', await picture());
  await expect(questionImage.getByRole('img')).toHaveAttribute('src', /^\/api\/files\//);
  await expect(schemeImage.getByRole('img')).toHaveCount(0);
});

test('nothing can be saved while an image is being uploaded', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { questionImage, add } = await openForm(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/uploads/question', async (route) => {
    await held;
    await route.continue();
  });
  await handOver(questionImage, 'drop', await picture());
  await expect(questionImage.getByRole('progressbar')).toBeVisible();
  await expect(add).toBeDisabled();
  letGo();
  await expect(uploaded(page)).toBeVisible();
  await expect(add).toBeEnabled();
});

test('an upload that fails says so, and can be tried again', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { questionImage, schemeImage } = await openForm(page);
  await page.route('**/api/uploads/*', (route) => route.abort());
  await handOver(questionImage, 'drop', await picture());
  await expect(questionImage.getByRole('alert')).toHaveText(
    'Error uploading question image. Please try again. The server cannot be reached. Check your connection.',
  );
  await handOver(schemeImage, 'drop', await picture());
  await expect(schemeImage.getByRole('alert')).toHaveText(
    'Error uploading mark scheme image. Please try again. The server cannot be reached. Check your connection.',
  );
  await page.unroute('**/api/uploads/*');
  await questionImage.getByRole('button', { name: 'Try again' }).click();
  await expect(uploaded(page)).toBeVisible();
});

test('a file that is not an image is refused, whatever its name', async ({ openAs }) => {
  const page = await openAs(people.teacher);
  const { questionImage } = await openForm(page);
  const impostor = { name: 'cell.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
  await handOver(questionImage, 'drop', impostor);
  await expect(questionImage.getByRole('alert')).toContainText('not an image that can be shown');
  await handOver(questionImage, 'drop', { ...impostor, mimeType: 'text/html' });
  await expect(questionImage.getByRole('alert')).toContainText('not an image that can be shown');
  await expect(questionImage.getByRole('img')).toHaveCount(0);
});
