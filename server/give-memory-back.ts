import type { IncomingMessage, Server } from 'node:http';

/**
 * Gives back to the system what work leaves behind: V8 keeps pages in reserve for good, as it never collects as
 * thoroughly by itself while memory is there (docs/decisions/0008). Reading our libraries at the start leaves some
 * 50 MB, a class that saves without a pause 100. Nothing else runs meanwhile, for 0.1 to 0.3 s, so it is called
 * before anybody is served and when nobody has asked for anything for a while.
 *
 * Needs `--expose-gc`, as `npm start` has it, and does nothing without. The function can be had from a second
 * context of V8 too, but a process with one takes half as long again for each save.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Less than this is not worth it that somebody might wait for the collection. */
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
 * Gives back what a busy time has left when `look` finds that nobody has asked for anything since the look before.
 * What is in use all the same is not looked for again, however much it is.
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
        // Threads that have ended held much of it.
        heldAtRest = Math.min(heldAtRest, held);
      }
      wasAsked = false;
    },
  };
}

/** Pages that are open ask every five seconds: of two looks in a row, one would see it. */
const LOOK_MS = 10_000;

/** What machines ask, whether anybody works or not. */
const OF_MACHINES = new Set(['/health', '/ready', '/metrics']);

/** From now on gives memory back after each busy time of the server. */
export function giveMemoryBackWhenQuiet(server: Server, collector = createQuietCollector()): void {
  server.on('request', ({ url = '' }: IncomingMessage) => {
    if (!OF_MACHINES.has(url)) collector.noteRequest();
  });
  const looks = setInterval(collector.look, LOOK_MS).unref();
  server.once('close', () => clearInterval(looks));
}
