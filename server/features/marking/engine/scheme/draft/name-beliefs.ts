import { pointsOf, type Draft } from './draft.ts';

/** Questions that ask for names of beliefs. */
const ASKS = /\b(?:beliefs?|teachings?|doctrines?|dut(?:y|ies)|practices)\b/i;
const ASKS_FOR_NAMES = /\b(?:state|give|name|list|identify|which)\b/i;
const EXPLAINS = /\b(?:explain|describe|why|how|discuss|outline)\b/i;
/** "resurrection of the body", "existence of heaven". */
const OF = /^(?:the\s+|belief in\s+(?:the\s+)?)?(\p{L}{3,})\s+of\s+(?:the\s+)?(\p{L}{3,})$/iu;
/** Words that are too vague without the words after them. */
const LIGHT =
  /^(?:existence|belief|idea|giving|saying|day|use|presence|kind|types?|place|part|name|role|work|nature|lack|power|importance|keeping|reading|love|fear|way|forms?)$/i;

/**
 * Accepts a single word that names a belief, if no other point has that word: "resurrection" for
 * "resurrection of the body", "heaven" for "existence of heaven".
 */
export function nameBeliefs(draft: Draft, questionText: string): void {
  if (!ASKS.test(questionText) || !ASKS_FOR_NAMES.test(questionText)) return;
  if (EXPLAINS.test(questionText)) return;
  const points = pointsOf(draft);
  for (const point of points) {
    const [, head = '', tail = ''] = OF.exec(point.text.trim()) ?? [];
    if (head === '' || point.statements.length !== 1) continue;
    const isLight = LIGHT.test(head);
    const name = (isLight ? tail : head).toLowerCase();
    const isShared = points.some(
      (other) => other !== point && other.text.toLowerCase().includes(name),
    );
    if (!isShared) point.statements.push(name);
  }
}
