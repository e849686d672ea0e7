import type { Contract } from '../../../shared/contract/contract.ts';

/** A short summary of a call, and an optional description for its caller. */
type CallWords = readonly [summary: string, description?: string];

/** The texts of every call of a feature; a test rejects a call without any. */
export type WordsOf<Feature extends keyof Contract> = Partial<
  Record<keyof Contract[Feature], CallWords>
>;
