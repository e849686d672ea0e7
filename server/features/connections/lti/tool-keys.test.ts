import { eq, sql } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiKeys } from '../../../database/schema/lti.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signForPlatform } from './tool-keys.ts';

describe('the key that signs for learning platforms', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is one that platforms know, even after it is replaced', async () => {
    const kids = async () => {
      const { keys } = (await (await fetch(`${app.address}/api/lti/keys`)).json()) as {
        keys: { kid: string }[];
      };
      return keys.map(({ kid }) => kid);
    };
    const [old] = await kids();
    await app.database.update(ltiKeys).set({ createdAt: sql`now() - interval '91 days'` });
    const both = await kids();
    expect(both).toHaveLength(2);
    expect(both[1]).toBe(old);
    const signed = () => signForPlatform(app.database, { iss: 'us', aud: 'them' });
    expect(decodeProtectedHeader(await signed()).kid).toBe(old);
    await app.database
      .update(ltiKeys)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(ltiKeys.kid, both[0] ?? ''));
    expect(decodeProtectedHeader(await signed()).kid).toBe(both[0]);
  });
});
