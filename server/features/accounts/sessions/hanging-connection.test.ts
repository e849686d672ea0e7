import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../../testing/factories.ts';
import { startSwallowingProxy, type SwallowingProxy } from '../../../testing/black-hole-proxy.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';

describe('a connection to the database that no longer delivers anything', () => {
  let proxy: SwallowingProxy;
  let app: TestApp;
  let cookie: string;

  beforeAll(async () => {
    proxy = await startSwallowingProxy((await cloneDatabase()).connectionString);
    app = await startTestApp({ databaseAddress: proxy.connectionString });
    cookie = await app.cookieOf(await buildTeacher(app.database));
  });
  afterAll(async () => {
    proxy.cut();
    await app.stop();
    await proxy.stop();
  });

  const whoAmI = async () => {
    const answer = await fetch(`${app.address}/api/current-user`, { headers: { cookie } });
    return { status: answer.status, body: await answer.text() };
  };

  it('delays neither the look-up that is sent over it nor any that come after', async () => {
    // The app has one connection for people, and it is idle: the next look-up takes it.
    expect((await whoAmI()).status).toBe(200);
    expect(app.pool.idleCount).toBe(app.pool.totalCount);
    expect(app.pool.idleCount).toBeGreaterThan(0);
    proxy.swallow(() => true);
    const answers = await Promise.all(Array.from({ length: 40 }, whoAmI));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const later = await Promise.all(Array.from({ length: 40 }, whoAmI));
    expect(later.filter(({ status }) => status !== 200)).toEqual([]);
    // Only those look-ups still wait for the dead connections.
    expect(app.pool.totalCount - app.pool.idleCount).toBeGreaterThan(0);
  });
});
