// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOnce } from './early-answers.ts';
import { pageOwner } from './page-owner.ts';

const ADDRESS = '/api/my-scores';
const ask = async (method = 'GET') => {
  const request = new Request(new URL(ADDRESS, window.location.origin), { method });
  return (await fetchOnce(request)).text();
};

describe('a response requested before the application had loaded', () => {
  beforeEach(() => {
    pageOwner.set('s1');
    vi.stubGlobal('fetch', async () => new Response('asked again'));
    window.earlyAnswers = {
      person: 's1',
      answers: { [ADDRESS]: Promise.resolve(new Response('early')) },
    };
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    pageOwner.set(null);
    delete window.earlyAnswers;
  });

  it('is used once, and requested again the next time', async () => {
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('asked again');
  });

  it('is kept for the next request if the part of the page that asked has gone', async () => {
    const leaving = new AbortController();
    const request = new Request(new URL(ADDRESS, window.location.origin), leaving);
    const asking = fetchOnce(request);
    leaving.abort();
    await asking;
    expect(await ask()).toBe('early');
  });

  it('is not shown to anyone else', async () => {
    pageOwner.set('s2');
    expect(await ask()).toBe('asked again');
    pageOwner.set('s1');
    expect(await ask()).toBe('asked again');
  });

  it('is not used if it was refused or never arrived', async () => {
    const answers: (Response | null)[] = [new Response('', { status: 401 }), null];
    for (const answer of answers) {
      window.earlyAnswers = { person: 's1', answers: { [ADDRESS]: Promise.resolve(answer) } };
      expect(await ask()).toBe('asked again');
    }
  });

  it('is not used if the application loads long after it', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    expect(await ask()).toBe('asked again');
  });

  it('is not used for a call that changes something', async () => {
    expect(await ask('POST')).toBe('asked again');
  });
});
