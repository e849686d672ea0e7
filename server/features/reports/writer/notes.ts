import { verbForms } from './verbs.ts';

/**
 * A piece of a teacher's note by what it is grammatically, so that a sentence can be built round
 * it: a thing (`practical work`), something the student does (`ask good questions`, in the base
 * form), something the student is (`confident with graphs`), or a whole sentence.
 */
export interface NotePart {
  /** A `problem` is something the student does that they should not: `rush answers`. */
  kind: 'thing' | 'does' | 'problem' | 'is' | 'sentence';
  text: string;
}

const DESCRIBING = new Set(
  (
    'able active ambitious articulate attentive bright brilliant calm capable careful cheerful ' +
    'clear competent confident conscientious considerate consistent creative curious determined ' +
    'diligent disciplined eager energetic engaged enthusiastic excellent focused friendly good great ' +
    'hard-working hardworking helpful imaginative independent insightful interested kind logical ' +
    'mature methodical motivated observant organised patient perceptive persistent polite positive ' +
    'prepared proactive punctual quick quiet reflective reliable resilient respectful responsible ' +
    'secure sensible skilled skilful strong studious supportive talented tenacious thorough ' +
    'thoughtful well-organised willing'
  ).split(' '),
);
const DEGREES = new Set(
  'very always really extremely so often more less too quite usually'.split(' '),
);
/** Before a thing: `good knowledge of cells` is a thing, `good at graphs` is what one is. */
const AFTER_DESCRIBING = new Set(
  'at with in about and when to towards during of on enough but or'.split(' '),
);
const PROBLEMS = new Set(
  'avoid distract forget fidget interrupt lack lose miss rush skip struggle waste'.split(' '),
);
const SUBJECTS = new Set('he she they'.split(' '));

/** Splits a note into its parts: at lines, bullets, semicolons, full stops and commas. */
export function readNote(note: string, names: readonly string[] = []): NotePart[] {
  return note
    .split(/[\n;•]|(?<=[.!?])\s+|,(?!\d)/u)
    .flatMap(splitBeforeVerb)
    .map((piece) => tidy(piece))
    .filter((piece) => piece !== '')
    .map((piece) => classify(piece, names));
}

/** `enthusiastic and helps others` is two parts; `questions and answers` may be one. */
function splitBeforeVerb(piece: string): string[] {
  return piece.split(/\sand\s(?=(\p{L}+))/u).reduce<string[]>((parts, part, index, all) => {
    if (index % 2 === 1) return parts;
    const isNew = index === 0 || isThirdPerson(all[index - 1] ?? '');
    return isNew ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)} and ${part}`];
  }, []);
}

function isThirdPerson(word: string): boolean {
  const base = verbForms.baseOf(word.toLowerCase());
  return base !== null && base !== word.toLowerCase() && !verbForms.isAlsoNoun(base);
}

function tidy(piece: string): string {
  return piece
    .replace(/^[\s\-–—*.,]+/u, '')
    .replace(/^(?:and|but|also)\s+/iu, '')
    .replace(/[\s.!,]+$/u, '')
    .replaceAll(/\s+/gu, ' ');
}

function classify(piece: string, names: readonly string[]): NotePart {
  const [first = ''] = piece.split(' ');
  const isNamed = names.some((name) => first.toLowerCase() === name.toLowerCase());
  if (SUBJECTS.has(first.toLowerCase()) || isNamed) {
    return withoutSubject(piece.slice(first.length).trim()) ?? { kind: 'sentence', text: piece };
  }
  return readPredicate(piece) ?? { kind: 'thing', text: lowerFirst(piece) };
}

/** `is confident`, `has improved`, `asks questions` after a subject; null where it is neither. */
function withoutSubject(predicate: string): NotePart | null {
  const is = /^(?:is|are)\s+(?!not\b)(.+)$/iu.exec(predicate)?.[1];
  if (is !== undefined) return { kind: 'is', text: is };
  return readPredicate(predicate);
}

function readPredicate(piece: string): NotePart | null {
  const needed =
    /^(?:(?:needs?|has|have|ought|must|should|could|try|tries|aim|aims) (?:to )?)(.+)$/iu.exec(
      piece,
    )?.[1];
  if (
    needed !== undefined &&
    /^(?:needs?|ought|must|should|could|try|tries|aims?)\b/iu.test(piece)
  ) {
    return asDoing(needed) ?? { kind: 'thing', text: lowerFirst(needed) };
  }
  const is = /^(?:is|being|be|becoming|become)\s+(.+)$/iu.exec(piece)?.[1];
  if (is !== undefined) return { kind: 'is', text: lowerFirst(is) };
  if (isDescription(piece)) return { kind: 'is', text: lowerFirst(piece) };
  return asDoing(piece);
}

function isDescription(piece: string): boolean {
  const words = piece
    .toLowerCase()
    .split(' ')
    .filter((word) => !DEGREES.has(word));
  const [first = '', second] = words;
  return DESCRIBING.has(first) && (second === undefined || AFTER_DESCRIBING.has(second));
}

/** The piece with its verbs in the base form; null where it does not begin with a verb. */
function asDoing(piece: string): NotePart | null {
  const words = piece.split(' ');
  const at = words.findIndex((word) => !/ly$|^(?:always|often|not|never|also)$/iu.test(word));
  const base = verbForms.baseOf(words[at]?.toLowerCase() ?? '');
  // `work on graphs` is done; `work` alone, or `use of maths`, is a thing.
  if (base === null || /^(?:of|and)$/iu.test(words[at + 1] ?? '')) return null;
  if (at + 1 === words.length && verbForms.isAlsoNoun(base)) return null;
  const text = words
    .map((word, index) => (index === at ? base : baseAfterAnd(word, words[index - 1])))
    .join(' ');
  return { kind: PROBLEMS.has(base) ? 'problem' : 'does', text: lowerFirst(text) };
}

/** `asks and helps` has two verbs; `questions and answers` may be two things. */
function baseAfterAnd(word: string, before: string | undefined): string {
  const base = before?.toLowerCase() === 'and' ? verbForms.baseOf(word.toLowerCase()) : null;
  return base === null || verbForms.isAlsoNoun(base) ? word : base;
}

/** Keeps `DNA`, `I`, and names; only a plain capital at the start goes. */
function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Ll}'’]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
