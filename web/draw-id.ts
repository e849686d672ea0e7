/** An id of 128 bits for what may be sent twice. `crypto.randomUUID` is there on https alone. */
export const drawId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
