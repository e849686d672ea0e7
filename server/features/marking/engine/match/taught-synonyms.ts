import { tokenise, type Token } from '../text/tokenise.ts';

/** The synonyms that a teacher added to a question. */
export interface TaughtSynonyms {
  /** Returns the tokens with every single word that may replace one of them. */
  widen(tokens: readonly Token[]): readonly Token[];
  /** Returns texts with phrases replaced by others that mean the same; without the text itself. */
  reword(text: string): string[];
}

/** Enough for any line of a scheme, and each one costs time with every answer. */
const MOST_REWORDINGS = 12;

const isPhrase = (tokens: readonly Token[]): boolean => tokens.length > 1;

const asPattern = (phrase: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  );

/** Prepares groups of words or phrases that mean the same in one question. */
export function readTaughtSynonyms(groups: readonly (readonly string[])[]): TaughtSynonyms {
  const read = groups.map((group) =>
    group
      .map((text) => ({ text: text.trim(), tokens: tokenise(text) }))
      .filter(({ tokens }) => tokens.length > 0),
  );
  const wordGroups = read.map((group) =>
    group.flatMap(({ tokens }) => (isPhrase(tokens) ? [] : tokens)),
  );
  return {
    widen(tokens) {
      const stems = new Set(tokens.map((token) => token.stem));
      const added = wordGroups
        .filter((group) => group.some((token) => stems.has(token.stem)))
        .flat()
        .filter((token) => !stems.has(token.stem));
      return added.length === 0 ? tokens : [...tokens, ...added];
    },
    reword(text) {
      const rewordings = read.flatMap((group) =>
        group.flatMap((from) =>
          group
            .filter((to) => to !== from && (isPhrase(from.tokens) || isPhrase(to.tokens)))
            .map((to) => text.replace(asPattern(from.text), () => to.text)),
        ),
      );
      return [...new Set(rewordings)].filter((one) => one !== text).slice(0, MOST_REWORDINGS);
    },
  };
}
