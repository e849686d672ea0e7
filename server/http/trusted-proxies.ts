import { BlockList, isIPv6 } from 'node:net';

/**
 * Creates a check for proxies that are trusted to report the caller's address: this machine's own
 * and the configured ones. Only the last hop is trusted, because a caller may have forged those
 * before it.
 */
export function createProxyTrust(
  publicUrl: string | null,
  named: readonly string[],
): (address: string, hop: number) => boolean {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');
  for (const proxy of named) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address, hop) => {
    if (publicUrl === null || hop !== 0) return false;
    const plain = address.replace(/^::ffff:/, '');
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
