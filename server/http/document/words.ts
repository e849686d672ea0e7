import type { Contract } from '../../../shared/contract/contract.ts';

/** What a call does in a few words, and what else its caller should know. */
type CallWords = readonly [summary: string, description?: string];

/** The words of every call of a feature; a test refuses one without any. */
export type WordsOf<Feature extends keyof Contract> = Partial<
  Record<keyof Contract[Feature], CallWords>
>;
