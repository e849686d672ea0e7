import type { StandardHandleResult } from '@orpc/server/standard';

/**
 * A download whose bytes are generated while they are read, so that a large one is never in memory
 * as a whole. Its size is unknown, and it can be read only through `stream`.
 */
export class StreamedFile extends File {
  readonly #open: () => ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(name: string, type: string, open: () => ReadableStream<Uint8Array<ArrayBuffer>>) {
    super([], name, { type });
    this.#open = open;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#open();
  }
}

/** Sends a streamed file as it is generated; other responses are unchanged. */
export function sendStreamed(result: StandardHandleResult): StandardHandleResult {
  const body = result.response?.body;
  if (!result.matched || !(body instanceof StreamedFile)) return result;
  const fileName = encodeURIComponent(body.name);
  return {
    ...result,
    response: {
      ...result.response,
      headers: {
        ...result.response.headers,
        'content-type': body.type,
        'content-disposition': `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`,
      },
      body: body.stream(),
    },
  };
}
