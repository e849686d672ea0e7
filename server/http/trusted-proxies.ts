import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether the word of whoever is at this address is believed for where a request comes from. It is
 * for this machine's own proxy and for those that are named, and only for the last step: what a
 * caller wrote before it is theirs.
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
