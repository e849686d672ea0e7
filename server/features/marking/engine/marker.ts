import type { AiAnalysis, MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { QuestionKind } from '../../../../shared/choice-question.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

/** The name of the built-in marker in analyses and metrics. */
export const BUILT_IN_NAME = 'built-in';

/** An answer with the mark that a person gave or accepted. */
export interface ConfirmedAnswer {
  userAnswer: string;
  /** Between 0 and the question's maxMark. */
  markAwarded: number;
  /** Marks per point, where the teacher ticked the points or agreed with the marker. */
  points?: readonly Pick<MarkedPoint, 'point' | 'marksAwarded'>[];
}

/** The input of a marker: question, scheme and answer, never a name. */
export interface MarkingTask {
  id: string;
  questionText: string;
  markSchemeAnswer: string;
  userAnswer: string;
  /** The most marks that the answer can get; a whole number, at least 0. */
  maxMark: number;
  /** Answers to the same question with the marks that a teacher confirmed, to learn from. */
  confirmed?: readonly ConfirmedAnswer[];
  /** Groups of words or phrases that mean the same in this question. */
  synonyms?: readonly (readonly string[])[];
  /** People whose names and usernames must not leave the server; never sent. */
  people?: readonly { name: string; username: string }[];
  /** The subject, which with the level sets the age of reader that feedback is written for. */
  subject?: string;
  level?: string;
  /** For the log of calls; never sent. */
  questionId?: string;
  /** Treated as a trial unless it is `marking`; never sent. */
  use?: 'marking' | 'trial';
  /** How the question is answered; defaults to words. */
  kind?: QuestionKind;
  /** The options of a choice question, one a line. */
  options?: string;
  /** Images in the question and the scheme, for a marker that can see them. */
  images?: MarkingImage[];
}

/** A picture that belongs to a question or to its mark scheme. */
export interface MarkingImage {
  of: 'question' | 'scheme';
  /** E.g. `image/webp`. */
  mediaType: string;
  bytes: Uint8Array;
}

/** The result of a marker for one task. */
export interface MarkedAnswer {
  id: string;
  /** A whole number between 0 and maxMark. */
  markAwarded: number;
  /** Kind, addressed to the student, and without giving the scheme away. */
  feedback: string;
  analysis: AiAnalysis;
  /** Tokens used, if the marker is a model. */
  totalTokens?: number;
  /** Cost in millionths of the deployment's currency, if prices are set. */
  costMicros?: number;
}

/** Identifies a marker in analyses: its name and the hash of its prompt. */
export type MarkerSignature = Pick<AiAnalysis, 'marker' | 'promptHash'>;

/**
 * Marks answers against mark schemes. The built-in marker and every model marker share this
 * interface.
 */
export interface Marker {
  readonly name: string;
  /**
   * Set if the marker may mark the same answer differently each time: equal answers then take the
   * mark that one of them already has under this signature.
   */
  readonly signature?: MarkerSignature;
  /** Whether the marker uses a task's images. */
  readonly seesImages?: boolean;
  /** Rejects if the task could not be marked now and may be retried. */
  mark(task: MarkingTask, signal?: AbortSignal): Promise<MarkedAnswer>;
  /**
   * Marks several answers in one call, if the marker can; answers missing from the result failed.
   */
  markAll?(tasks: MarkingTask[], signal?: AbortSignal): Promise<MarkedAnswer[]>;
  /** Finds which protocol features the marker's server supports, if the marker is a model. */
  findDialect?(signal?: AbortSignal): Promise<Dialect>;
}
