import type { IncomingMessage, Server } from 'node:http';

/**
 * Returns unused memory to the system. V8 otherwise keeps it, since it never collects this thoroughly by itself
 * while there is memory to spare (docs/decisions/0008): some 50 MB after our libraries are loaded, and 100 MB after a
 * class has been saving without a pause. It stops the process for 0.1 to 0.3 s, so it is called before anybody is
 * served, and when there have been no requests for a while.
 *
 * Needs `--expose-gc`, which `npm start` passes, and does nothing without it. The function can also be had from a
 * second V8 context, but each save then takes half as long again.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** For less than this it is not worth making anybody wait for the collection. */
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
 * Returns the memory of a busy time when `look` finds that there was no request since the last look. Memory that a
 * collection could not free is not tried again, however much it is.
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
        // Threads that have ended since may have held much of it.
        heldAtRest = Math.min(heldAtRest, held);
      }
      wasAsked = false;
    },
  };
}

/** Open pages ask every five seconds, so a look that finds no request means that none is open. */
const LOOK_MS = 10_000;

/** What monitoring asks for, whether or not anybody is working. */
const PROBE_PATHS = new Set(['/health', '/ready', '/metrics']);

/** Starts returning memory after each busy time of the server. */
export function giveMemoryBackWhenQuiet(server: Server, collector = createQuietCollector()): void {
  server.on('request', ({ url = '' }: IncomingMessage) => {
    if (!PROBE_PATHS.has(url)) collector.noteRequest();
  });
  const looks = setInterval(collector.look, LOOK_MS).unref();
  server.once('close', () => clearInterval(looks));
}
