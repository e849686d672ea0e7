import type { ThreadPool, WorkOf } from '../../../threads/thread-pool.ts';
import { MarkerError, type CallGate, type ModelAsker } from '../../marking/public.ts';
import type { buildReportRequest, mendSpelling } from './model-writer-worker.ts';
import { readReply, replySchema, spokenReplySchema } from './read-reply.ts';
import type { ReportWriter } from './report-writer.ts';

const inThread = {
  file: new URL('model-writer-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
};
/** Runs in a thread, because each sentence of a note is checked for what no model may see. */
const building: WorkOf<typeof buildReportRequest> = { ...inThread, name: 'buildReportRequest' };
/** Corrects the spelling to British, with the dictionary of the built-in writer. */
const mending: WorkOf<typeof mendSpelling> = { ...inThread, name: 'mendSpelling' };

interface Tools {
  asker: Pick<ModelAsker, 'ask'>;
  gate: CallGate;
  threads: ThreadPool;
}

/** Creates a writer that asks a language model. Names are removed first and restored afterwards. */
export function createModelWriter({ asker, gate, threads }: Tools): ReportWriter {
  return {
    usesModel: true,
    write: async (task, signal) => {
      const { facts, ...asked } = await threads.run(building, task, signal);
      const request = {
        about: { use: 'report' as const, questionId: null },
        name: 'report',
        schema: replySchema,
        readAs: spokenReplySchema,
        ...asked,
      };
      const ask = () => gate.pass(() => asker.ask(request, signal), signal);
      const { value } = await ask().catch((error: unknown) => {
        if (error instanceof MarkerError && error.reason === 'unreachable') return ask();
        throw error;
      });
      const mended = await Promise.all(
        value.sentences.map(async ({ text, from }) => ({
          text: await threads.run(mending, text, signal),
          from,
        })),
      );
      return readReply(mended, facts, task);
    },
  };
}
