import { beforeEach, describe, expect, it } from 'vitest';
import { sessionExpiry } from './session-expiry.ts';

describe('a session that has ended', () => {
  beforeEach(sessionExpiry.clear);

  it('is noticed from the response to a call', () => {
    const report = sessionExpiry.watch();
    report();
    expect(sessionExpiry.isExpired()).toBe(true);
  });

  it('is not reported again by a late response to a call from before the sign-in', () => {
    const [first, late] = [sessionExpiry.watch(), sessionExpiry.watch()];
    first();
    sessionExpiry.clear();
    late();
    expect(sessionExpiry.isExpired()).toBe(false);
    sessionExpiry.watch()();
    expect(sessionExpiry.isExpired()).toBe(true);
  });
});
