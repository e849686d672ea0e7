// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generalMessages } from '../../shared/messages/general.ts';
import { askAuth } from './auth-request.ts';

const answerWith = (status: number, answer: object) =>
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));

describe('a request to the account service', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says that the database is unavailable if the server says so', async () => {
    answerWith(503, { code: 'DATABASE_UNAVAILABLE', message: generalMessages.databaseAway });
    expect(await askAuth('sign-in/email', {})).toMatchObject({
      message: generalMessages.databaseAway,
    });
  });

  it('does not show the server’s own error text', async () => {
    answerWith(500, { message: 'relation does not exist' });
    expect(await askAuth('sign-in/email', {})).toMatchObject({
      message: generalMessages.somethingWentWrong,
    });
  });

  it('says so if the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askAuth('sign-in/email', {})).toMatchObject({
      status: 0,
      message: generalMessages.serverUnreachable,
    });
  });
});
