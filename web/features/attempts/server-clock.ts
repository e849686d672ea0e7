/** Reads the server's time as this page can tell it, in milliseconds since 1970. */
export type ServerClock = () => number;

/**
 * The server's clock from one answer of its. The device's own clock plays no part: it may be wrong
 * or be set in the middle of a quiz. The answer is taken to have travelled for half of the round
 * trip. `sentAt` and `receivedAt` come from `monotonicNow`, in milliseconds.
 */
export function serverClock(
  serverNow: string,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
  monotonicNow: () => number = () => performance.now(),
): ServerClock {
  const serverAtReceipt = Date.parse(serverNow) + (receivedAt - sentAt) / 2;
  return () => serverAtReceipt + (monotonicNow() - receivedAt);
}
