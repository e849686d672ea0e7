import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, user } from '../../../database/schema/accounts.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/test-app.ts';

it('a merged account is asked to replace a card’s password that came from the other account', async () => {
  const app = await startTestApp();
  const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  await admin.system.changeSettings({ newPasswordAfterCard: true });
  const kept = await buildUser(app.database, { name: 'Maya Patel' });
  await app.database.delete(account).where(eq(account.userId, kept.id));
  const other = await buildUser(app.database, { name: 'Maja Patel', passwordIsDrawn: true });
  await admin.students.merge({ studentId: kept.id, otherId: other.id, decisions: [] });
  const cookie = await signIn(app.address, kept.email, FACTORY_PASSWORD);
  const { accounts } = createApiClient(app.address, cookie);
  expect((await accounts.currentUser()).user).toMatchObject({ needsNewPassword: true });

  // A password that the student chose is still their own, whatever the other account had.
  const own = await buildUser(app.database, { name: 'Leo Lamb' });
  const card = await buildUser(app.database, { name: 'Leon Lamb', passwordIsDrawn: true });
  await admin.students.merge({ studentId: own.id, otherId: card.id, decisions: [] });
  const after = await app.database.query.user.findFirst({ where: eq(user.id, own.id) });
  expect(after).toMatchObject({ passwordIsDrawn: false });
  await app.stop();
});
