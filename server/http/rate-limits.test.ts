import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsMessages } from '../../shared/messages/accounts.ts';
import { buildQuiz, buildUser, FACTORY_PASSWORD } from '../testing/factories.ts';
import { send } from '../testing/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const RESET = '/api/auth/request-password-reset';
const PUBLIC_URL = 'https://quiz.school.example';

/**
 * Adds cookies that name other sessions to the session's own: callers may send anything they like.
 */
const withDecoys = (cookie: string, time: number) => {
  const decoy = `better-auth.session_token=decoy-${time}.signature`;
  return (
    [`${decoy}; ${cookie}`, `__Secure-${decoy}; ${cookie}`, `${cookie}; ${decoy}`][time % 3] ??
    cookie
  );
};

describe('a caller who tries too often', () => {
  let app: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    app = await startTestApp({ hasRateLimits: true, publicUrl: PUBLIC_URL });
  });
  afterAll(() => app.stop());

  /** Returns an address that has sent nothing so far; the proxy in front names it. */
  function newAddress(): string {
    addresses += 1;
    return `203.0.113.${addresses}`;
  }

  function attempt(from: string, path: string, body: object) {
    const headers = { origin: PUBLIC_URL, 'x-forwarded-for': from };
    return send(app, 'POST', path, { body, headers });
  }

  const statuses = async (times: number, from: string, path: string, body: object) => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) {
      found.push((await attempt(from, path, body)).status);
    }
    return found;
  };

  it('gets ten attempts at a password, then a sentence and a time to try again', async () => {
    const from = newAddress();
    const guess = { email: 'guessed@school.example', password: 'a guess' };
    expect(await statuses(10, from, SIGN_IN, guess)).toEqual(Array(10).fill(401));
    const answer = await attempt(from, SIGN_IN, guess);
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        message: accountsMessages.tooManySignIns,
      },
    });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it('cannot then use the right password either, nor the same address in another spelling', async () => {
    const { email } = await buildUser(app.database, { email: 'mine@school.example' });
    const from = newAddress();
    await statuses(10, from, SIGN_IN, { email, password: 'a guess' });
    for (const spelling of [email, email.toUpperCase(), ` ${email}`]) {
      const right = { email: spelling, password: FACTORY_PASSWORD };
      expect((await attempt(from, SIGN_IN, right)).status).toBe(429);
    }
  });

  it('does not lock others out: another person at that address, and the same person elsewhere', async () => {
    const { email } = await buildUser(app.database);
    const other = await buildUser(app.database);
    const from = newAddress();
    await statuses(11, from, SIGN_IN, { email, password: 'a guess' });
    const right = { password: FACTORY_PASSWORD };
    expect((await attempt(from, SIGN_IN, { ...right, email: other.email })).status).toBe(200);
    expect((await attempt(newAddress(), SIGN_IN, { ...right, email })).status).toBe(200);
  });

  it('gains nothing by naming other addresses in front of the one that the proxy saw', async () => {
    const from = newAddress();
    const guess = { email: 'spoofed@school.example', password: 'a guess' };
    for (let time = 0; time < 10; time += 1) {
      await attempt(`198.51.100.${time}, ${from}`, SIGN_IN, guess);
    }
    expect((await attempt(`198.51.100.99, ${from}`, SIGN_IN, guess)).status).toBe(429);
  });

  it('gains nothing by using another address in the same IPv6 network', async () => {
    const guess = { email: 'six@school.example', password: 'a guess' };
    for (let time = 0; time < 10; time += 1) {
      await attempt(`2001:db8:1:2::${time}`, SIGN_IN, guess);
    }
    expect((await attempt('2001:db8:1:2::ffff', SIGN_IN, guess)).status).toBe(429);
    expect((await attempt('2001:db8:1:3::1', SIGN_IN, guess)).status).toBe(401);
  });

  it('gains nothing by spelling the path differently', async () => {
    const from = newAddress();
    const guess = { email: 'path@school.example', password: 'a guess' };
    await statuses(10, from, SIGN_IN, guess);
    for (const path of [
      `${SIGN_IN}?x=1`,
      '/api/auth/sign-in/%65mail',
      '/api/auth//sign-in/email',
    ]) {
      expect([404, 429]).toContain((await attempt(from, path, guess)).status);
    }
  });

  it('gets five messages a quarter of an hour', async () => {
    const from = newAddress();
    const { email } = await buildUser(app.database);
    expect(await statuses(6, from, RESET, { email })).toEqual([200, 200, 200, 200, 200, 429]);
    const name = { username: 'N', email: 'again@school.example', password: 'a password' };
    const signUps = await statuses(6, newAddress(), '/api/auth/sign-up/email', name);
    expect(signUps).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('gets sixty messages a quarter of an hour from one address, whoever they are for', async () => {
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        attempt(from, RESET, { email: `nobody-${index}@school.example` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('does not include a year group that signs up in one lesson', async () => {
    const from = newAddress();
    // A password that is too short is refused before it is hashed, but still counts.
    const answers = await Promise.all(
      Array.from({ length: 401 }, (_, index) =>
        attempt(from, '/api/auth/sign-up/email', {
          username: 'N',
          email: `pupil-${index}@school.example`,
          password: 'x',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('does not include a school where two thousand people sign in at once', async () => {
    const from = newAddress();
    const answers: number[] = [];
    // An invalid address is refused before any password is hashed, but still counts.
    for (let room = 0; room <= 66; room += 1) {
      const pupils = Array.from({ length: 30 }, (_, pupil) => `pupil ${room}-${pupil}`);
      const of = pupils.map((email) => attempt(from, SIGN_IN, { email, password: 'x' }));
      answers.push(...(await Promise.all(of)).map(({ status }) => status));
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  it('gets forty guesses at one account, from however many addresses', async () => {
    const guess = { email: 'guessed-from-everywhere', password: 'a guess' };
    const answers: number[] = [];
    for (let time = 0; time < 41; time += 1) {
      answers.push((await attempt(newAddress(), SIGN_IN, guess)).status);
    }
    expect(answers.indexOf(429)).toBe(40);
  });

  const cookieOf = async ({ email }: { email: string }) => {
    const { headers } = await attempt(newAddress(), SIGN_IN, {
      email,
      password: FACTORY_PASSWORD,
    });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const call = async (path: string, cookie: string, body: object) => {
    const headers = { origin: PUBLIC_URL, cookie, 'x-forwarded-for': newAddress() };
    return (await send(app, 'POST', path, { body, headers })).status;
  };

  describe('in a session', () => {
    it('gets ten guesses at its password, however many other sessions the cookies name', async () => {
      const cookie = await cookieOf(await buildUser(app.database, { role: 'teacher' }));
      const guess = async (path: string, time: number) => {
        const body = {
          password: 'a guess',
          currentPassword: 'a guess',
          newPassword: 'a better one',
        };
        return call(`/api/auth/${path}`, withDecoys(cookie, time), { ...body, id: 'x' });
      };
      const paths = [
        'change-password',
        'passkey/generate-register-options',
        'passkey/delete-passkey',
      ];
      const answers: number[] = [];
      for (const path of paths) {
        for (let time = 0; time < 12; time += 1) answers.push(await guess(path, time));
      }
      // Only one of two cookies with the same name counts; a guess without a session does not
      // count.
      expect(answers.filter((status) => status === 400)).toHaveLength(10);
      expect(answers).not.toContain(200);
      const email = { email: 'mine@elsewhere.example', password: 'a guess' };
      expect(await call('/api/account/email', cookie, email)).toBe(429);
    });

    it('may type sixty codes in a quarter of an hour, and cannot go on guessing in another session', async () => {
      const student = await buildUser(app.database);
      const cookies = [await cookieOf(student), await cookieOf(student)];
      const guess = (time: number) => {
        const cookie = `${cookies[time % 2]}; better-auth.session_token=decoy-${time}`;
        // Half of them for a class, of which one more than thirty would be refused within a day.
        return time % 4 < 2
          ? call('/api/classes/join', cookie, { teacherCode: `AI-A-${time}` })
          : call(`/api/attempts/GU${1_000 + time}`, cookie, {});
      };
      const answers: number[] = [];
      for (let time = 0; time < 61; time += 1) answers.push(await guess(time));
      expect(answers.indexOf(429)).toBe(60);
      expect(new Set(answers)).toEqual(new Set([404, 429]));
      expect(await call('/api/attempts/ABC123', cookies[0] ?? '', {})).toBe(429);
      const classmate = await cookieOf(await buildUser(app.database));
      expect(await call('/api/attempts/ABC123', classmate, {})).toBe(404);
    });

    it('may return to a quiz under way as often as it likes, since that is not a guess', async () => {
      const { quizCode } = await buildQuiz(app.database);
      const student = await buildUser(app.database);
      const cookie = await cookieOf(student);
      const start = (code: string) => call(`/api/attempts/${code}`, cookie, {});
      const answers: number[] = [];
      for (let time = 0; time < 62; time += 1) answers.push(await start(quizCode));
      expect(new Set(answers)).toEqual(new Set([200]));
      for (let time = 1; time < 60; time += 1) await start('ABC123');
      expect(await start('ABC123')).toBe(429);
      expect(await start(quizCode)).toBe(200);
    });
  });

  it('may send anything in the body, and gets a bad request', async () => {
    for (const body of [[], { email: ['x'] }, { email: { a: 1 } }, { email: null }]) {
      expect((await attempt(newAddress(), SIGN_IN, body)).status).toBe(400);
    }
  });
});
