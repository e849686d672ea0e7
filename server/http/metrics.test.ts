import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MarkerError, observeMarker } from '../features/marking/public.ts';
import { observeMailer } from '../mail/observe-mailer.ts';
import { createMetrics } from '../metrics.ts';
import { gasTask } from '../testing/markers/marker-with-model.ts';
import { createScriptedMarker } from '../testing/markers/scripted-marker.ts';
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

  it('is only for clients that present the token', async () => {
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

describe('a success', () => {
  it('is counted as a failure is, for mail and for calls to the marker', async () => {
    const metrics = createMetrics();
    const note = { succeeded: () => undefined, failed: () => undefined };
    const message = { to: 'robin@school.example', subject: 'Hello', text: 'Hello' };
    let isDown = false;
    const answer = async () => {
      if (isDown) throw new Error('Down.');
      return 1;
    };
    const mailer = observeMailer({ send: async () => void (await answer()) }, { metrics, note });
    const log = { warn: () => undefined, info: () => undefined };
    const marker = observeMarker(createScriptedMarker(answer), { log, metrics, note });
    const { signal } = new AbortController();
    for (const down of [false, false, true]) {
      isDown = down;
      await Promise.allSettled([mailer.send(message), marker.mark(gasTask, signal)]);
    }
    const text = await metrics.registry.metrics();
    expect(text).toContain('greenpen_mail_total{outcome="sent"} 2');
    expect(text).toContain('greenpen_mail_total{outcome="failed"} 1');
    expect(text).toContain('greenpen_marker_call_seconds_count{outcome="marked"} 2');
    expect(text).toContain('greenpen_marker_call_seconds_count{outcome="unexpected"} 1');
  });
});

it('an answer that the provider filters is counted, and does not change the state of the marker', async () => {
  const metrics = createMetrics();
  const noted: string[] = [];
  const note = {
    succeeded: () => void noted.push('succeeded'),
    failed: () => void noted.push('failed'),
  };
  let reason: MarkerError['reason'] = 'filtered';
  const answer = async () => {
    throw new MarkerError(reason, 'No mark.');
  };
  const log = { warn: () => undefined, info: () => undefined };
  const marker = observeMarker(createScriptedMarker(answer), { log, metrics, note });
  await Promise.allSettled([marker.mark(gasTask)]);
  expect(noted).toEqual([]);
  reason = 'unreachable';
  await Promise.allSettled([marker.mark(gasTask)]);
  expect(noted).toEqual(['failed']);
  expect(await metrics.registry.metrics()).toContain(
    'greenpen_marker_call_seconds_count{outcome="filtered"} 1',
  );
});
