import { splitMaths, withoutEscapes } from '../../../ui/text/split-maths.ts';

/**
 * Replaces TeX with spoken words, as far as school maths goes; anything else is read as written.
 */
const spokenTex: readonly (readonly [RegExp, string])[] = [
  [/\\ce\{([^{}]*)\}/g, '$1'],
  [/\\(?:text|mathrm|mathbf)\{([^{}]*)\}/g, '$1'],
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1 over $2 '],
  [/\\sqrt\{([^{}]*)\}/g, ' the square root of $1 '],
  [/\^(?:2(?!\d)|\{2\})/g, ' squared '],
  [/\^(?:3(?!\d)|\{3\})/g, ' cubed '],
  [/\^\{?\\circ\}?/g, ' degrees '],
  [/\^\{([^{}]*)\}/g, ' to the power of $1 '],
  [/\^(\w)/g, ' to the power of $1 '],
  [/_\{?(\w+)\}?/g, ' $1 '],
  [/\\times/g, ' times '],
  [/\\div/g, ' divided by '],
  [/\\cdot/g, ' times '],
  [/\\pm/g, ' plus or minus '],
  [/\\(?:leq?|le)\b/g, ' is at most '],
  [/\\(?:geq?|ge)\b/g, ' is at least '],
  [/\\neq?\b/g, ' is not equal to '],
  [/=/g, ' equals '],
  [/(?<=[\w)}\s])-(?=[\w({\s\\])/g, ' minus '],
  [/\\([A-Za-z]+)/g, ' $1 '],
  [/[\\{}]/g, ' '],
];

function sayTex(tex: string): string {
  return spokenTex.reduce((spoken, [pattern, words]) => spoken.replace(pattern, words), tex);
}

/** Matches a sentence with its closing punctuation. The point in 3.5 does not end one. */
const SENTENCES = /(?:[^.?!\n]|\.(?=\w))+[.?!]*["')\]]*/g;

/**
 * Splits a question into the sentences that a voice reads, with its maths in words. One utterance
 * each, because some browsers fall silent in the middle of a long one.
 */
export function spokenSentences(text: string): string[] {
  const spoken = splitMaths(text)
    .map(({ kind, content }) => (kind === 'words' ? withoutEscapes(content) : sayTex(content)))
    .join('');
  return (spoken.match(SENTENCES) ?? [])
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
