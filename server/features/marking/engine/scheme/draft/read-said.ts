import { readDirectives } from '../lines/read-directive.ts';
import { addRemark, applyDirective } from './apply-directive.ts';
import type { Draft } from './draft.ts';

/** The end of a sentence, but not after "e.g." as in "e.g. Rome". */
const SENTENCES = /(?<=[\p{Ll}\d)'’"][.])(?<!\b(?:e\.g|i\.e|cf)[.])\s+(?=["'‘“]?\p{Lu})/u;

/** Applies each sentence separately: "Terms are not needed. Do not accept fog." */
export function readSaid(draft: Draft, text: string, line: number): void {
  for (const said of text.split(SENTENCES)) {
    const directives = readDirectives(said);
    for (const directive of directives) applyDirective(draft, directive, line, false);
    if (directives.length === 0) addRemark(draft, said, line);
  }
}
