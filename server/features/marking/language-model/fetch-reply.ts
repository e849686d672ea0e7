/** The sentence for teachers and administrators who read why nothing was marked. */
export const REPLY_TOO_LONG = 'Its answer was too long.';

/** Thrown if a server's response exceeds the limit. */
export class ReplyTooLongError extends Error {
  override readonly name = 'ReplyTooLongError';
}

/**
 * Sends a request to an external server. Redirects are not followed, because they could lead to a
 * server that nobody has accepted. If the unpacked response exceeds the given number of bytes,
 * rejects with ReplyTooLongError and closes the connection, so that no response fills the memory.
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
