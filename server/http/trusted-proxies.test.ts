import { describe, expect, it } from 'vitest';
import { createProxyTrust } from './trusted-proxies.ts';

describe('trust in a forwarded address', () => {
  const trust = createProxyTrust('https://quiz.school.example', ['10.1.0.0/16', '192.0.2.7']);

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.200.3', '192.0.2.7'])(
    'is given to a configured proxy, or to one on this machine: %s',
    (address) => {
      expect(trust(address, 0)).toBe(true);
    },
  );

  it.each(['203.0.113.9', '10.2.0.1', '192.0.2.8', '::ffff:203.0.113.9', '2001:db8::1'])(
    'is given to nobody else, whatever header they send: %s',
    (address) => {
      expect(trust(address, 0)).toBe(false);
    },
  );

  it('is not given to addresses before the one that the proxy adds', () => {
    expect(trust('127.0.0.1', 1)).toBe(false);
  });

  it('is given to nobody if no public address is set', () => {
    expect(createProxyTrust(null, [])('127.0.0.1', 0)).toBe(false);
  });
});
