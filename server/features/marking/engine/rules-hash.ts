import { createHash } from 'node:crypto';
import { CONFIDENCE_WEIGHTS, DOUBT_BELOW, SURENESS } from './doubt/estimate-confidence.ts';
import { RISK_ABOVE, RISK_WEIGHTS } from './doubt/estimate-risk.ts';
import { LEARNING } from './learn/learn-from-confirmed.ts';
import { SMOOTHING } from './match/evidence.ts';
import { CREDIT } from './match/judge-point.ts';
import { GRADED, SPREAD } from './match/marks-for.ts';
import { WEIGHTS } from './match/statement.ts';
import { EVIDENCE_WEIGHTS } from './match/weigh-evidence.ts';
import { LIKENESS } from './match/word-likeness.ts';
import { RARITY } from './text/rarity.ts';

/** Raised with every change of the rules that can change a mark. */
const RULES_VERSION = 10;

/** Names the rules in force, so that a mark can be traced to them. */
export function hashRules(): string {
  const measured = {
    WEIGHTS,
    SMOOTHING,
    LIKENESS,
    RARITY,
    EVIDENCE_WEIGHTS,
    CREDIT,
    SPREAD,
    GRADED,
  };
  const rules = {
    RULES_VERSION,
    ...measured,
    LEARNING,
    SURENESS,
    CONFIDENCE_WEIGHTS,
    DOUBT_BELOW,
    RISK_WEIGHTS,
    RISK_ABOVE,
  };
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16);
}
