/**
 * Returns a random 128-bit id for a request that may be sent twice. `crypto.randomUUID` exists on
 * https only.
 */
export const drawId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
