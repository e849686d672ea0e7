// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from './call-function.ts';
import { isOtherPersons, pageOwner } from './page-owner.ts';

const fetched = vi.fn<typeof fetch>();
const call = () => callFunction('activateTeacherAccounts', null);
const headersSent = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);

describe('callFunction', () => {
  beforeEach(() => {
    fetched.mockReset().mockImplementation(async () => Response.json({ result: 'done' }));
    vi.stubGlobal('fetch', fetched);
    pageOwner.set('a1');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    pageOwner.set(null);
    isOtherPersons.set(false);
  });

  it('says on whose behalf it calls', async () => {
    expect(await call()).toBe('done');
    expect(headersSent().get('x-greenpen-person')).toBe('a1');
  });

  it('hides a page whose session has become someone else’s', async () => {
    const error = { status: 'aborted', message: 'Somebody else.', reason: 'SESSION_OF_ANOTHER' };
    fetched.mockImplementation(async () => Response.json({ error }, { status: 409 }));
    await expect(call()).rejects.toThrow('Somebody else.');
    expect(isOtherPersons.get()).toBe(true);
  });

  it.each([
    ['that it took too long', new DOMException('…', 'TimeoutError'), 'The server took too long'],
    ['that the server cannot be reached', new TypeError('fetch failed'), 'cannot be reached'],
    ['the same of a call broken off', new DOMException('…', 'AbortError'), 'cannot be reached'],
  ])('says %s', async (_, error, sentence) => {
    fetched.mockRejectedValue(error);
    await expect(call()).rejects.toThrow(sentence);
  });

  it('leaves the page as it is for any other refusal', async () => {
    const error = { status: 'aborted', message: 'Not now.' };
    fetched.mockImplementation(async () => Response.json({ error }, { status: 409 }));
    await expect(call()).rejects.toThrow('Not now.');
    expect(isOtherPersons.get()).toBe(false);
  });
});
