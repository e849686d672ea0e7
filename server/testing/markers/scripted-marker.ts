import type { Marker, MarkingTask } from '../../features/marking/public.ts';

/** A marker scripted by a test: it represents an external service that may misbehave. */
export interface ScriptedMarker extends Marker {
  /** The answers that it was asked to mark, in the order of the calls. */
  calls: string[];
}

/** The tokens that each call of the scripted marker uses. */
export const SCRIPTED_TOKENS = 7;

/**
 * `decide` returns the mark for a task, or throws; `call` counts the calls for this answer from 1.
 */
export function createScriptedMarker(
  decide: (task: MarkingTask, call: number) => number | Promise<number>,
): ScriptedMarker {
  const calls: string[] = [];
  return {
    name: 'scripted',
    calls,
    mark: async (task) => {
      calls.push(task.userAnswer);
      const call = calls.filter((answer) => answer === task.userAnswer).length;
      return {
        id: task.id,
        markAwarded: await decide(task, call),
        feedback: `Feedback on ${task.userAnswer}`,
        analysis: {
          points: [],
          flags: [],
          confidence: 0.9,
          marker: 'scripted',
          promptHash: 'hash',
        },
        totalTokens: SCRIPTED_TOKENS,
      };
    },
  };
}

/** Simulates a call that returns nothing until its signal aborts. */
export function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Aborted.')));
  });
}
