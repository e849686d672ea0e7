import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the internet: this machine, its network, and reserved ranges. */
const privateAddresses = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(address, bits, 'ipv6');

/** True if an IP address is in a private network; IPv4 within IPv6 is treated as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Thrown for an address in a private network, which this installation does not allow. */
export class PrivateAddressError extends Error {}

export interface OutsideRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  allowsPrivateAddresses: boolean;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface OutsideAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Sends a request to another server. The address is checked when the connection is made, so that a
 * name cannot first resolve to a public address and then to a private one; redirects are not
 * followed. Throws PrivateAddressError.
 */
export function requestOutside(url: URL, request: OutsideRequest): Promise<OutsideAnswer> {
  const { method, headers, body, allowsPrivateAddresses, timeoutMs } = request;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (!allowsPrivateAddresses && isIP(host) !== 0 && isPrivateAddress(host))
    return Promise.reject(new PrivateAddressError(host));
  const signals = [AbortSignal.timeout(timeoutMs), request.signal];
  const options = {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    agent: false,
    ...(!allowsPrivateAddresses && { lookup: lookUpOutside }),
  };
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (answer) => {
      let bytes = 0;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_ANSWER_BYTES) sent.destroy(new Error('The answer is too long.'));
        else parts.push(part);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const lookUpOutside: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.find(({ address }) => isPrivateAddress(address));
    if (error || inside) {
      callback(error ?? new PrivateAddressError(hostname), []);
      return;
    }
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
