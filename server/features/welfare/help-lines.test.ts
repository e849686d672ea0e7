import { expect, it } from 'vitest';
import { buildUser } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

it('shows the United Kingdom’s help lines until the school sets its own', async () => {
  const app = await startTestApp();
  const visitor = await app.as();
  expect((await visitor.welfare.helpLines()).lines.join('\n')).toContain('Childline: 0800 1111');
  const admin = await buildUser(app.database, { role: 'admin' });
  await (await app.as(admin)).system.changeSettings({ helpLines: 'Room 12\n\n Ms Lee ' });
  expect((await visitor.welfare.helpLines()).lines).toEqual(['Room 12', 'Ms Lee']);
  await app.stop();
});
