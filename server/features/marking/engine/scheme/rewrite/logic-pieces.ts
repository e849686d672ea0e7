import type { Asked } from '../scheme.ts';

const ASKS_LOGIC = /\b(?:logic|boolean)\b.{0,30}\b(?:expression|statement|notation)\b/i;
/** "NOT L [1]", "OR (1)", "(M AND N) [1]": pieces of a logic expression. */
const PIECE =
  /^[^\S\n]*(?:[•●▪–-][^\S\n]*)?((?:[()\s]|AND\b|OR\b|NOT\b|XOR\b|NAND\b|NOR\b|\p{Lu}(?!\p{L}))+?)[^\S\n]*[([]1(?:[^\S\n]*marks?)?[)\]][^\S\n]*$/gmu;

/**
 * Rewrites pieces of a logic expression as "logic ¬L (1)", so that OR is not read as separating
 * wordings, nor NOT as rejecting an answer; returns other schemes unchanged.
 */
export function rewriteLogicPieces(text: string, { questionText }: Asked): string {
  if (!ASKS_LOGIC.test(questionText)) return text;
  const count = text.match(PIECE)?.length ?? 0;
  return count > 1
    ? text.replace(PIECE, (_, piece: string) => `logic ${piece.replaceAll(/\bNOT\s*/g, '¬')} (1)`)
    : text;
}
