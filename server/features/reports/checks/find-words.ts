import { concernKinds, type ConcernKind } from '../../../../shared/contract/report-batches.ts';
import { concernWords, leftoverSigns } from './concern-words.ts';

/** Words of a text that somebody should look at before it goes home. */
interface FoundWords {
  kind: ConcernKind;
  /** As they stand in the text. */
  words: string;
}

/** More of one kind say no more. */
const MAX_OF_A_KIND = 5;

/** All that the lists know in a text, each word once. */
export function findConcernWords(text: string): FoundWords[] {
  const signs = leftoverSigns.exec(text)?.[0];
  return [
    ...concernKinds.flatMap((kind) => {
      const pattern = new RegExp(concernWords[kind], 'giu');
      const found = [...text.matchAll(pattern)].map(([words]) => words);
      return [...new Set(found)].slice(0, MAX_OF_A_KIND).map((words) => ({ kind, words }));
    }),
    ...(signs === undefined ? [] : [{ kind: 'leftover' as const, words: signs }]),
  ];
}
