import type { AiAnalysis, MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { QuestionKind } from '../../../../shared/choice-question.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

/** What analyses and the metrics call the built-in marker. */
export const BUILT_IN_NAME = 'built-in';

/** An answer with the mark that a person gave or accepted. */
export interface ConfirmedAnswer {
  userAnswer: string;
  /** In 0..maxMark of the question. */
  markAwarded: number;
  /** What each point was given, where the teacher ticked them or agreed with the marker. */
  points?: readonly Pick<MarkedPoint, 'point' | 'marksAwarded'>[];
}

/** What a marker is given: question, scheme and answer, never a name. */
export interface MarkingTask {
  id: string;
  questionText: string;
  markSchemeAnswer: string;
  userAnswer: string;
  /** The most marks the answer can get; a whole number from 0. */
  maxMark: number;
  /** Answers to the same question with the marks that a teacher confirmed, to learn from. */
  confirmed?: readonly ConfirmedAnswer[];
  /** Groups of words or phrases that mean the same in this question. */
  synonyms?: readonly (readonly string[])[];
  /** Whose names and usernames must not leave the house; never sent. */
  people?: readonly { name: string; username: string }[];
  /** The course: feedback is written for readers of its age. */
  subject?: string;
  level?: string;
  /** For the record of calls; never sent. */
  questionId?: string;
  /** A trial unless it is `marking`; never sent. */
  use?: 'marking' | 'trial';
  /** How it is answered; in words where nothing is said. */
  kind?: QuestionKind;
  /** Of a question that is answered by choosing, one option a line. */
  options?: string;
  /** What question and scheme show, for a marker that sees. */
  images?: MarkingImage[];
}

/** A picture that belongs to a question or to its mark scheme. */
export interface MarkingImage {
  of: 'question' | 'scheme';
  /** E.g. `image/webp`. */
  mediaType: string;
  bytes: Uint8Array;
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
  /** What it cost, in millionths of the deployment's currency, where prices are set. */
  costMicros?: number;
}

/** What a marker's analyses name: the same marker with the same prompt. */
export type MarkerSignature = Pick<AiAnalysis, 'marker' | 'promptHash'>;

/**
 * Marks answers against mark schemes. The built-in marker and every model marker look the same
 * from outside.
 */
export interface Marker {
  readonly name: string;
  /**
   * Where it may answer the same question in two ways: equal answers then take the mark that one of
   * them has by this signature.
   */
  readonly signature?: MarkerSignature;
  /** Whether it makes use of a task's images. */
  readonly seesImages?: boolean;
  /** Rejects when the task could not be marked now and may be retried. */
  mark(task: MarkingTask, signal?: AbortSignal): Promise<MarkedAnswer>;
  /** Where several answers go in one call: those that are missing from its answer failed. */
  markAll?(tasks: MarkingTask[], signal?: AbortSignal): Promise<MarkedAnswer[]>;
  /** Where the marker is a model: finds what of the protocol its server understands. */
  findDialect?(signal?: AbortSignal): Promise<Dialect>;
}
