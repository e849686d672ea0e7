import { hostname, networkInterfaces } from 'node:os';

/** On which port a request came in, for what the account library has us do with it. */
export const OWN_PORT_HEADER = 'x-greenpen-port';

/** The names and addresses under which this machine can be reached. */
function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) =>
    (entries ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
  return ['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`, ...addresses];
}

/** The same as patterns of a Host header, on any port. */
export function ownHosts(): string[] {
  return ownNames().flatMap((name) => [name, `${name}:*`]);
}

/**
 * Where the links in a mail lead, e.g. `http://localhost:3000`: the configured address, or the
 * request's own host where that names this machine. A Host header may be forged, so any other
 * leads to localhost.
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
  // The port is forged as easily; nobody knows who listens at another one.
  if (ownPort !== undefined) address.port = String(ownPort);
  return address.origin;
}
