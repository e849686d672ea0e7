import { createHash } from 'node:crypto';
import { DOUBT_BELOW, SURENESS } from './estimate-confidence.ts';
import { CREDIT } from './match/judge-point.ts';
import { WEIGHTS } from './match/statement.ts';
import { LIKENESS } from './match/word-likeness.ts';

/** Raised with every change of the rules that can change a mark. */
const RULES_VERSION = 1;

/** Names the rules in force, so that a mark can be traced to them. */
export function hashRules(): string {
  const rules = { RULES_VERSION, WEIGHTS, LIKENESS, CREDIT, SURENESS, DOUBT_BELOW };
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16);
}
