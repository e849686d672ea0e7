import type { Page } from '@playwright/test';
import { refusal } from '../../server/testing/model-faults/fault.ts';
import { judgeFairly, type ModelRequest } from '../../server/testing/markers/model-server.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { expect } from '../testing/fixtures.ts';
import { testWithModel } from '../testing/model-test.ts';
import { people } from '../testing/people.ts';

const ANSWERS = 96;

const test = testWithModel('a-model', { MARKING_CONCURRENCY: '4' });

const fairly = (request: ModelRequest) => ({ judgement: judgeFairly(request) });

async function openResponses(page: Page): Promise<void> {
  await page.goto('/view-quiz-responses?code=DEMO02');
  await expect(page.getByText(`of ${ANSWERS} answers marked`)).toBeVisible();
}

test('a run that fails says why, on the desk and in its history, and is resumed for the failed answers', async ({
  openAs,
  model,
}) => {
  const page = await openAs(people.teacher);
  const end = page.getByRole('alert').filter({ hasText: /AI|Grading/ });
  const history = page.getByRole('dialog', { name: 'Marking runs' });

  await test.step('a model that refuses everything', async () => {
    model.behave(() => refusal(400, 'model is not loaded'));
    await openResponses(page);
    await page.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
    await expect(end).toContainText('Failed to mark responses with AI.');
    await expect(end).toContainText('The model answered 400: “model is not loaded”.');
    await expect(page.getByText(new RegExp(`^\\d+ of ${ANSWERS} answers marked`))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the history shows the same after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Marking runs' }).click();
    await expect(history).toContainText('Failed to mark responses with AI.');
    await expect(history).toContainText('The model answered 400: “model is not loaded”.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  let asked = 0;
  const failing = new Set<string>();
  await test.step('a model that refuses some answers', async () => {
    model.behave((request) => {
      if (request.isProbe) return fairly(request);
      asked += 1;
      if (failing.size < 3) failing.add(request.answer);
      return failing.has(request.answer) ? refusal(400, 'content policy') : fairly(request);
    });
    await page.getByRole('button', { name: 'Mark Unmarked with AI' }).click();
    await expect(end).toContainText(/Grading completed with \d+ failed submissions/);
    await expect(end).toContainText('The model answered 400: “content policy”.');
    await expectAccessible(page);
  });

  await test.step('is resumed only for those answers', async () => {
    const words = await end.innerText();
    const failed = Number(/with (\d+) failed/.exec(words)?.[1]);
    await expect(page.getByText(`${ANSWERS - failed} of ${ANSWERS} answers marked`)).toBeVisible();
    const before = model.requests.length;
    model.behave(fairly);
    await page.getByRole('button', { name: `Mark the ${failed} failed again` }).click();
    await expect(end).toContainText('AI grading complete!');
    await expect(page.getByText(`${ANSWERS} of ${ANSWERS} answers marked`)).toBeVisible();
    const again = model.requests.slice(before).map(({ answer }) => answer);
    expect(new Set(again)).toEqual(failing);
    expect(asked).toBeGreaterThan(again.length);
  });

  await test.step('which appears in the history only once', async () => {
    await page.getByRole('button', { name: 'Marking runs' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(history.getByRole('button', { name: /failed .*again/ })).toHaveCount(0);
  });
});

test('a model that cannot be reached is also reported on the System page', async ({
  openAs,
  model,
}) => {
  const page = await openAs(people.admin);
  model.behave(() => refusal(401, 'Incorrect API key provided'));
  await page.goto('/view-quiz-responses?code=DEMO03');
  await page.getByRole('button', { name: 'Mark All with AI' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark again' }).click();
  const end = page.getByRole('alert').filter({ hasText: 'Failed to mark responses with AI.' });
  await expect(end).toContainText('The marker refuses the key.');
  await page.goto('/system');
  await expect(page.getByText(/refuses the key/).first()).toBeVisible();
  await expectAccessible(page);
});
