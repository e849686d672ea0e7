import type { IncomingMessage, Server } from 'node:http';

/**
 * Returns unused memory to the system. V8 never collects this thoroughly while memory is plentiful,
 * so it would keep some 50 MB after our libraries are loaded, and 100 MB after a class has been
 * saving without a pause (docs/decisions/0008). The collection stops the process for 0.1 to 0.3 s,
 * so it is called before the first request and when there have been no requests for a while.
 *
 * Needs `--expose-gc`, which `npm start` passes, and is a no-op without it. The function is also
 * available from a second V8 context, but each save then takes 50% longer.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** A smaller gain is not worth making anybody wait for the collection. */
const WORTH_BYTES = 24 * 2 ** 20;

interface Process {
  heldBytes: () => number;
  giveBack: () => void;
}

const thisProcess: Process = {
  heldBytes: () => process.memoryUsage.rss(),
  giveBack: giveMemoryBack,
};

/**
 * Returns memory after a busy time, when `look` finds that there was no request since the last
 * look. Memory that a collection could not free is not tried again, however much it is.
 */
export function createQuietCollector({ heldBytes, giveBack }: Process = thisProcess) {
  let heldAtRest = 0;
  let wasAsked = false;
  return {
    noteRequest: () => {
      wasAsked = true;
    },
    look: () => {
      const held = heldBytes();
      if (!wasAsked && held >= heldAtRest + WORTH_BYTES) {
        giveBack();
        heldAtRest = heldBytes();
      } else {
        // Threads that have ended since may have held much of the memory.
        heldAtRest = Math.min(heldAtRest, held);
      }
      wasAsked = false;
    },
  };
}

/**
 * Open pages send a request every five seconds, so a look that finds none means no page is open.
 */
const LOOK_MS = 10_000;

/** Paths that monitoring requests, whether or not anybody is working. */
const PROBE_PATHS = new Set(['/health', '/ready', '/metrics']);

/** Starts returning memory after each busy time of the server. */
export function giveMemoryBackWhenQuiet(server: Server, collector = createQuietCollector()): void {
  server.on('request', ({ url = '' }: IncomingMessage) => {
    if (!PROBE_PATHS.has(url)) collector.noteRequest();
  });
  const looks = setInterval(collector.look, LOOK_MS).unref();
  server.once('close', () => clearInterval(looks));
}
