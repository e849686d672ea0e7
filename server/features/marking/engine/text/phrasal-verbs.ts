import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/**
 * Verbs and the phrasal verbs that mean the same: "gives off" and "lets out" for "releases". A star
 * matches a word or two.
 */
const PHRASES: Readonly<Record<string, string>> = {
  release: 'give * off, give * out, let * out, let * off',
  absorb: 'take * in, soak * up, soak * in, suck * up, suck * in',
  remove: 'get rid, take * out, take * away, clear * away',
  escape: 'get out, get away, run away, leak out',
  enter: 'get in, go in, come in, let * in',
  exit: 'go out, come out',
  pass: 'get through, go through, come through, pass through, let * through',
  calculate: 'work * out, figure * out',
  continue: 'carry on, keep on',
  protrude: 'stick out, poke out, jut out',
  accumulate: 'build up, pile up',
  deplete: 'run out, use * up',
  erode: 'wear * away, wear * down, eat * away',
  extinct: 'die out, die off',
  destroy: 'wipe * out',
  return: 'come back, go back, give * back, bring * back',
  repay: 'pay * back, pay * off',
  convert: 'turn into, change into',
  conquer: 'take * over',
  care: 'look after, take care',
  search: 'look for',
  divide: 'split * up, break * up',
  decompose: 'break * down',
  activate: 'switch * on, turn * on',
  deactivate: 'switch * off, turn * off, shut * down',
  discard: 'throw * away, throw * out, chuck * away',
  explode: 'blow up',
  extinguish: 'put * out',
  withdraw: 'pull * out',
  establish: 'set * up',
  occur: 'take place',
  participate: 'take part',
  arrive: 'turn up, show up',
};

/** The most words that a star matches: "gives the heat off". */
const MOST_BETWEEN = 2;

interface Phrase {
  particle: string;
  meaning: string;
  mayPart: boolean;
}

const BY_VERB: ReadonlyMap<string, readonly Phrase[]> = readPhrases();

function readPhrases(): Map<string, Phrase[]> {
  const byVerb = new Map<string, Phrase[]>();
  for (const [meaning, list] of Object.entries(PHRASES)) {
    for (const phrase of list.split(', ')) {
      const [verb = '', ...rest] = phrase.split(' ');
      const root = stem(verb);
      const read = {
        particle: rest.at(-1) ?? '',
        meaning: stem(meaning),
        mayPart: rest[0] === '*',
      };
      byVerb.set(root, [...(byVerb.get(root) ?? []), read]);
    }
  }
  return byVerb;
}

/** Finds the verb that a phrase stands for, and its particle; returns null if none begins here. */
function findPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const verb = tokens[at];
  const phrases = verb === undefined ? undefined : BY_VERB.get(verb.stem);
  if (verb === undefined || phrases === undefined) return null;
  for (let away = 1; away <= MOST_BETWEEN + 1; away += 1) {
    const next = tokens[at + away];
    if (next === undefined || next.clause !== verb.clause) return null;
    const phrase = phrases.find(
      ({ particle, mayPart }) => particle === next.word && (mayPart || away === 1),
    );
    if (phrase !== undefined) return phrase;
  }
  return null;
}

/** Replaces each phrasal verb by the single verb that it stands for. */
export function readPhrasalVerbs(tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const phrase = findPhrase(tokens, at);
    if (phrase === null) continue;
    // Its form distinguishes it from the bare verb, which keeps its own meaning.
    tokens[at] = { ...token, word: `${token.word} ${phrase.particle}`, stem: phrase.meaning };
  }
}
