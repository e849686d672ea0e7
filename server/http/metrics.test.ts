import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TOKEN = 'a token for the metrics';

describe('/metrics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ metricsToken: TOKEN });
  });
  afterAll(() => app.stop());

  const read = (authorization: string) =>
    fetch(`${app.address}/metrics`, { headers: { authorization } });

  it('is for clients presenting the token', async () => {
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      expect((await read(wrong)).status).toBe(401);
    }
  });

  it('counts requests by the call of the contract, and nothing that names a person', async () => {
    await fetch(`${app.address}/api/current-user`);
    await fetch(`${app.address}/api/students/someone-s-id`);
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    expect(text).toMatch(
      /greenpen_request_seconds_count\{[^}]*route="accounts.currentUser"[^}]*\} 1/,
    );
    expect(text).toMatch(/route="students.profile",status="401"/);
    expect(text).toMatch(/greenpen_database_connections\{work="interactive",state="idle"\} \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).not.toContain('someone-s-id');
  });
});
