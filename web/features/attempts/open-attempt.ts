import type { OpenAttempt } from './start-attempt.ts';
import { startAttempt } from './start-attempt.ts';
import { loadAids } from './load-aids.ts';
import type { Aids } from './load-aids.ts';

/** Everything that the screen needs to let the student begin. */
export interface AttemptSetup extends OpenAttempt {
  aids: Aids;
}

/** Starts or takes up the attempt, and loads what this student needs beside it. Throws API errors. */
export async function openAttempt(quizCode: string, userId: string): Promise<AttemptSetup> {
  const open = await startAttempt(quizCode, userId);
  return { ...open, aids: await loadAids(open.attempt) };
}
