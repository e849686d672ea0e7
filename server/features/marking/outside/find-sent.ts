import type { SentField } from '../../../../shared/contract/outside-model.ts';

/** How to give each field of a task another value. */
export type Changes<Task, Field extends string> = Record<Field, (task: Task) => Task>;

/**
 * Which fields of a task reach a model, found out from the code that makes the request: a field of
 * which nothing goes along can be changed without the request being another.
 */
export function findSent<Task, Field extends string>(
  sample: Task,
  {
    build,
    changes,
    words,
  }: {
    /** All that is sent for a task; the same for the same task. */
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
