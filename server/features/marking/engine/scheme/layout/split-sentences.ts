import { allocatesMarks } from '../lines/read-group-heading.ts';
import type { SchemeLine } from './split-lines.ts';

/** Splits a text with as many sentences as marks: each sentence becomes a point. */
export function splitSentences(lines: readonly SchemeLine[], maxMark: number): SchemeLine[] {
  const contents = lines.filter((line) => !allocatesMarks(line.text));
  const [only] = contents;
  if (only === undefined || contents.length > 1 || maxMark < 2 || only.isListed) return [...lines];
  const sentences = only.text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);
  const areWhole = sentences.every((sentence) => sentence.split(/\s+/).length > 2);
  if (sentences.length < 2 || !areWhole || /[([]\d[)\]]/.test(only.text)) return [...lines];
  if (sentences.length < maxMark) return [...lines];
  return lines.flatMap((line) =>
    line === only
      ? sentences.map((text) => ({ ...only, text, marks: null, guidance: [] }))
      : [line],
  );
}
