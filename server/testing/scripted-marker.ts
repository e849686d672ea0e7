import type { Marker, MarkingTask } from '../features/marking/public.ts';

/** A marker that does what a test says: it stands for an outside service that may misbehave. */
export interface ScriptedMarker extends Marker {
  /** The answers it was asked to mark, in the order of the calls. */
  calls: string[];
}

/** Tokens that each call of the scripted marker uses. */
export const SCRIPTED_TOKENS = 7;

/** `decide` gives the mark for a task, or throws; `call` counts the calls for this answer from 1. */
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

/** A call that never answers, until it is told to give up. */
export function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Aborted.')));
  });
}
