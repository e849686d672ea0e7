import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('an administrator is shown the exact texts that a model would get, with personal details hidden', async () => {
  const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  const shown = await admin.marking.showRequest({
    questionText: 'Which gas do plants take in?',
    markSchemeAnswer: 'carbon dioxide (1)',
    userAnswer: 'Carbon dioxide. Write to me: sam@school.example',
    maxMark: 1,
  });
  expect(shown.instructions).toContain('Reply with one JSON object and nothing else');
  expect(shown.question).toContain('1. (1 mark) carbon dioxide');
  expect(shown.answer).toMatch(
    /-----(\w+)-----\nCarbon dioxide\. Write to me: \[EMAIL 1\]\n-----\1-----$/,
  );
});
