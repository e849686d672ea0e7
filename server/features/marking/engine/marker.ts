import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';

/** What a marker is given: question, scheme and answer, never a name. */
export interface MarkingTask {
  id: string;
  questionText: string;
  markSchemeAnswer: string;
  userAnswer: string;
  /** The most marks the answer can get; a whole number from 0. */
  maxMark: number;
}

/** What a marker returns for one task. */
export interface MarkedAnswer {
  id: string;
  /** A whole number in 0..maxMark. */
  markAwarded: number;
  /** Kind, addressed to the student, and not giving the scheme away. */
  feedback: string;
  analysis: AiAnalysis;
  /** Tokens used, where the marker is a model. */
  totalTokens?: number;
}

/**
 * Marks answers against mark schemes. The built-in marker and every model marker look the same
 * from outside.
 */
export interface Marker {
  readonly name: string;
  /** Rejects when the task could not be marked now and may be retried. */
  mark(task: MarkingTask, signal?: AbortSignal): Promise<MarkedAnswer>;
}
