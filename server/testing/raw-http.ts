import { connect } from 'node:net';

const PATIENCE_MS = 3_000;

/**
 * Sends these bytes over a new connection, as no HTTP client would, and returns everything received
 * until the server closes it or nothing more arrives.
 */
export function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}
