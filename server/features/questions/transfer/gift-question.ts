import { numberAnswer } from './accepted-answers.ts';

/** One answer of a GIFT question. */
interface GiftAnswer {
  text: string;
  /** The percentage of the marks it earns. */
  percent: number;
  feedback: string;
}

/** A text with its format. */
export interface GiftText {
  text: string;
  format: string;
}

/** A parsed GIFT question. */
export interface GiftQuestion {
  name: string;
  kind:
    | 'essay'
    | 'shortanswer'
    | 'description'
    | 'multiple choice'
    | 'true or false'
    | 'matching'
    | 'numerical';
  asked: GiftText;
  answers: GiftAnswer[];
  /** The pairs of a matching question; a choice that matches nothing has no item. */
  pairs: { item: GiftText; choice: string }[];
  /** In a multiple choice: true if exactly one option is chosen, false if several may be. */
  isOneChosen: boolean;
  generalFeedback: GiftText;
}

const ESCAPED = /\\([\\:#={}~n])/g;
const GAP = '_____';
const TRUE_OR_FALSE = new Set(['T', 'TRUE', 'F', 'FALSE']);

/**
 * Parses one question as Moodle does (`question/format/gift/format.php`): `=`, `~`, `#` and `->`
 * have a meaning only within braces, a backslash escapes the character after it, and answers are
 * plain text. Undefined if the braces are not closed.
 */
export function readGiftQuestion(source: string): GiftQuestion | undefined {
  const { name, rest } = takeName(source.trim());
  const [open, close] = [indexIn(rest, '{'), indexIn(rest, '}')];
  if (open === -1 && close === -1) {
    return { ...empty(name), kind: 'description', asked: readText(rest, 'moodle') };
  }
  if (open === -1 || close < open) return undefined;
  const after = rest.slice(close + 1);
  const gap = after.trim() === '' ? '' : GAP;
  const asked = readText(`${rest.slice(0, open)}${gap}${after}`, 'moodle');
  const { answers, feedback } = takeGeneralFeedback(rest.slice(open + 1, close).trim());
  const kind = kindOf(answers);
  return {
    name,
    kind,
    asked,
    answers: answersOf(kind, answers),
    pairs: kind === 'matching' ? readPairs(answers) : [],
    isOneChosen: indexIn(answers, '=') !== -1,
    generalFeedback: readText(feedback, asked.format),
  };
}

const empty = (name: string) => ({
  name,
  answers: [],
  pairs: [],
  isOneChosen: true,
  generalFeedback: { text: '', format: 'moodle' },
});

/** Masks escaped characters, so that they are not found as signs. */
function masked(text: string): string {
  return text.replaceAll(ESCAPED, '\0\0');
}

function indexIn(text: string, sign: string, from = 0): number {
  return masked(text).indexOf(sign, from);
}

function unescaped(text: string): string {
  return text.replaceAll(ESCAPED, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

function takeName(text: string): { name: string; rest: string } {
  const end = text.startsWith('::') ? indexIn(text, '::', 2) : -1;
  if (end === -1) return { name: '', rest: text };
  return { name: unescaped(text.slice(2, end)).trim(), rest: text.slice(end + 2).trim() };
}

function takeGeneralFeedback(answers: string): { answers: string; feedback: string } {
  const at = masked(answers).lastIndexOf('####');
  if (at === -1) return { answers, feedback: '' };
  return { answers: answers.slice(0, at).trim(), feedback: answers.slice(at + 4) };
}

function readText(text: string, usual: string): GiftText {
  const [, format, rest] = /^\s*\[(html|markdown|plain|moodle)\]([^]*)$/.exec(text) ?? [];
  return { text: unescaped(rest ?? text).trim(), format: format ?? usual };
}

function kindOf(answers: string): GiftQuestion['kind'] {
  if (answers === '') return 'essay';
  const signs = masked(answers);
  if (signs.startsWith('#')) return 'numerical';
  if (signs.includes('~')) return 'multiple choice';
  if (signs.includes('=') && signs.includes('->')) return 'matching';
  const beforeFeedback = signs.split('#')[0]?.trim() ?? '';
  return TRUE_OR_FALSE.has(beforeFeedback) ? 'true or false' : 'shortanswer';
}

function answersOf(kind: GiftQuestion['kind'], answers: string): GiftAnswer[] {
  if (kind === 'shortanswer') return readAnswers(answers);
  if (kind === 'multiple choice') return readOptions(answers);
  if (kind === 'true or false') return readTruth(answers);
  if (kind !== 'numerical') return [];
  return readAnswers(answers.slice(1).trim()).map((answer) => ({
    ...answer,
    text: numberOf(answer.text),
  }));
}

/** Parses `3:0.5` as 3 ± 0.5, and `1..5` as anything from 1 to 5. */
function numberOf(text: string): string {
  const [value = '', tolerance = ''] = text.split(':');
  return numberAnswer(value, tolerance);
}

/**
 * Each option begins with `=`, which earns all marks, or with `~`, which earns none unless it says
 * so.
 */
function readOptions(answers: string): GiftAnswer[] {
  const signs = masked(answers);
  const begins = [...signs.matchAll(/[=~]/g)].map(({ index }) => index);
  return begins
    .map((at, index) => {
      const answer = readAnswer(answers.slice(at + 1, begins[index + 1]));
      const isWeighed = /^\s*%/.test(answers.slice(at + 1));
      return { ...answer, percent: isWeighed ? answer.percent : signs[at] === '=' ? 100 : 0 };
    })
    .filter(({ text }) => text !== '');
}

/** Parses `T#feedback on the wrong answer#feedback on the right one`. */
function readTruth(answers: string): GiftAnswer[] {
  const [said = '', ofWrong = '', ofRight = ''] = answers.split(/(?<!\\)#/);
  const isTrue = said.trim().toUpperCase().startsWith('T');
  return [true, false].map((truth) => ({
    text: truth ? 'True' : 'False',
    percent: truth === isTrue ? 100 : 0,
    feedback: readText(truth === isTrue ? ofRight : ofWrong, 'plain').text,
  }));
}

/** Each pair begins with `=`, and `->` separates its sides. */
function readPairs(answers: string): GiftQuestion['pairs'] {
  return parted(answers, /=/g).flatMap((pair) => {
    const arrow = pair.indexOf('->');
    if (arrow === -1) return [];
    const choice = readText(pair.slice(arrow + 2), 'plain').text;
    return [{ item: readText(pair.slice(0, arrow), 'plain'), choice }];
  });
}

function readAnswers(answers: string): GiftAnswer[] {
  const rest = answers.startsWith('=') ? answers : `=${answers}`;
  return parted(rest, /=/g)
    .map(readAnswer)
    .filter(({ text }) => text !== '');
}

/** Returns the pieces of a text that follow these signs, if the signs are not escaped. */
function parted(text: string, signs: RegExp): string[] {
  const begins = [...masked(text).matchAll(signs)].map(({ index }) => index);
  return begins.map((at, index) => text.slice(at + 1, begins[index + 1]));
}

function readAnswer(answer: string): GiftAnswer {
  const [weight, percent] = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/.exec(answer) ?? [''];
  const weighed = answer.slice(weight.length);
  const at = indexIn(weighed, '#');
  return {
    text: readText(at === -1 ? weighed : weighed.slice(0, at), 'plain').text,
    percent: percent === undefined ? 100 : Number(percent),
    feedback: at === -1 ? '' : readText(weighed.slice(at + 1), 'plain').text,
  };
}
