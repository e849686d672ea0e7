import type { SentField } from '../../../../shared/contract/outside-model.ts';

/** For each field of a task, a function that gives it another value. */
export type Changes<Task, Field extends string> = Record<Field, (task: Task) => Task>;

/**
 * Finds which fields of a task reach a model, by running the code that builds the request: if a
 * field is not sent, changing it does not change the request.
 */
export function findSent<Task, Field extends string>(
  sample: Task,
  {
    build,
    changes,
    words,
  }: {
    /** Builds everything that is sent for a task; deterministic. */
    build: (task: Task) => unknown;
    changes: Changes<Task, Field>;
    words: Record<Field, string>;
  },
): SentField[] {
  const before = JSON.stringify(build(sample));
  return (Object.keys(changes) as Field[]).map((field) => ({
    field,
    what: words[field],
    isSent: JSON.stringify(build(changes[field](sample))) !== before,
  }));
}
