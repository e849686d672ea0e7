import { hostname, networkInterfaces } from 'node:os';

/** Header that tells the account library's callbacks on which port a request came in. */
export const OWN_PORT_HEADER = 'x-greenpen-port';

/** Returns the names and addresses at which this machine can be reached. */
function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) =>
    (entries ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
  return ['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`, ...addresses];
}

/** Returns this machine's names as patterns of a Host header, on any port. */
export function ownHosts(): string[] {
  return ownNames().flatMap((name) => [name, `${name}:*`]);
}

/**
 * Returns the base URL of links in emails, e.g. `http://localhost:3000`: the configured address, or
 * the request's own host if it names this machine. A Host header may be forged, so any other host
 * becomes localhost.
 */
export function addressForLinks(
  publicUrl: string | null,
  host: string | undefined,
  ownPort?: number,
): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const asked = `http://${host ?? ''}`;
  const isOwn = URL.canParse(asked) && ownNames().includes(new URL(asked).hostname);
  if (!isOwn) return 'http://localhost';
  const address = new URL(asked);
  // The port may be forged too, and another program may listen on it.
  if (ownPort !== undefined) address.port = String(ownPort);
  return address.origin;
}
