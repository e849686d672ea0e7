/** What is said of it where a teacher or an administrator reads why nothing was marked. */
export const REPLY_TOO_LONG = 'Its answer was too long.';

/** A server that answers with more than may come. */
export class ReplyTooLongError extends Error {
  override readonly name = 'ReplyTooLongError';
}

/**
 * Asks a computer outside. It is not followed elsewhere: that could be one that nobody has accepted.
 * Reading more of its answer than the given number of bytes, unpacked, rejects with ReplyTooLongError
 * and ends the connection, so that no answer fills the memory.
 */
export async function fetchReply(
  address: Parameters<typeof fetch>[0],
  request: RequestInit | undefined,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(address, { ...request, redirect: 'manual' });
  if (response.body === null) return response;
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      if (bytes > maxBytes) throw new ReplyTooLongError(`The answer is over ${maxBytes} bytes.`);
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counting), response);
}
