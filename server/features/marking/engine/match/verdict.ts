import type { Token } from '../text/tokenise.ts';
import { CLAUSE_OPENERS } from '../text/word-lists.ts';

/** The decision in a text's first words: "Yes, because …", "B. The second …". */
export interface Verdict {
  decision: 'yes' | 'no' | null;
  /** An option's letter, or null. */
  option: string | null;
}

const YES: ReadonlySet<string> = new Set(['yes', 'yeah', 'yep', 'true', 'agree']);
const NO: ReadonlySet<string> = new Set(['no', 'nope', 'false', 'disagree']);

/** How many words may precede the verdict: "I think yes". */
const REACH = 3;

/** Reads the verdict from the beginning of a text; most have none. */
export function readVerdict(tokens: readonly Token[]): Verdict {
  const first = tokens.slice(0, REACH);
  const saysYes = first.some((token) => YES.has(token.word) && token.negatedBy === null);
  const saysNo = first.some((token) => NO.has(token.word));
  return {
    decision: saysYes === saysNo ? null : saysYes ? 'yes' : 'no',
    option: findOption(tokens),
  };
}

/** Finds a letter that names an option: "B. The …", "B because …", but not the "V" in "V = IR". */
function findOption(tokens: readonly Token[]): string | null {
  const index = tokens.slice(0, REACH + 1).findIndex((token) => /^=[a-z]$/.test(token.stem));
  const option = tokens[index];
  const next = tokens[index + 1];
  if (option === undefined) return null;
  const standsAlone =
    next === undefined || next.clause !== option.clause || CLAUSE_OPENERS.has(next.word);
  return standsAlone ? option.stem : null;
}

/**
 * Returns 1 if two texts decide the same, -1 if they decide differently, 0 if one decides nothing.
 */
export function compareVerdicts(wanted: Verdict, given: Verdict): -1 | 0 | 1 {
  const decision = compare(wanted.decision, given.decision);
  const option = compare(wanted.option, given.option);
  if (decision === -1 || option === -1) return -1;
  return decision === 1 || option === 1 ? 1 : 0;
}

function compare(wanted: string | null, given: string | null): -1 | 0 | 1 {
  if (wanted === null || given === null) return 0;
  return wanted === given ? 1 : -1;
}
