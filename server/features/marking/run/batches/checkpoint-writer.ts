import { DATABASE_WRITE_CHUNK } from '../../../../../shared/business-rules.ts';

interface Used {
  tokens: number;
  costMicros: number;
}

/**
 * Writes as soon as the previous write has ended, and then everything that has arrived in the
 * meantime.
 */
export interface CheckpointWriter<Mark, Left> {
  /**
   * Resolves once the marks are safe, with the answers that the whole write left unwritten. After
   * one failed write, all others reject too.
   */
  write(marks: readonly Mark[], used: Used): Promise<readonly Left[]>;
}

/**
 * Makes each marked answer a checkpoint without one statement each: answers that arrive close
 * together share one, of at most `DATABASE_WRITE_CHUNK`.
 */
export function createCheckpointWriter<Mark, Left>(
  store: (marks: readonly Mark[], used: Used) => Promise<readonly Left[]>,
): CheckpointWriter<Mark, Left> {
  let gathering: { marks: Mark[]; used: Used; written: Promise<readonly Left[]> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const batch = { marks: [] as Mark[], used: { tokens: 0, costMicros: 0 } };
    const written = last.then(() => {
      gathering = null;
      return storeInChunks(batch.marks, batch.used);
    });
    last = written;
    return { ...batch, written };
  };

  const storeInChunks = async (marks: Mark[], used: Used) => {
    const left: Left[] = [];
    for (let start = 0; start === 0 || start < marks.length; start += DATABASE_WRITE_CHUNK) {
      const chunk = marks.slice(start, start + DATABASE_WRITE_CHUNK);
      left.push(...(await store(chunk, start === 0 ? used : { tokens: 0, costMicros: 0 })));
    }
    return left;
  };

  return {
    write: (marks, { tokens, costMicros }) => {
      gathering ??= begin();
      gathering.marks.push(...marks);
      gathering.used.tokens += tokens;
      gathering.used.costMicros += costMicros;
      return gathering.written;
    },
  };
}
