import { plainFormula, readSpecies, type Species } from './read-species.ts';

/** A chemical equation as written. */
export interface Equation {
  left: readonly Species[];
  right: readonly Species[];
  isReversible: boolean;
}

const ARROW = /<=+>|<-+>|⇌|⇋|↔|-+>|=+>|→|⟶|⇒|⟹|➔|➜|=/;
const REVERSIBLE = /<=+>|<-+>|⇌|⇋|↔/;
const MOST_SPECIES = 12;

/**
 * Splits one side at the plus signs between species. A plus right after a formula is its charge if
 * another plus, a state or the end follows.
 */
export function splitSide(side: string): string[] {
  const text = plainFormula(side.slice(0, 300));
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '+') continue;
    const isClose = at > 0 && /[\p{L}\d)\]^]/u.test(text[at - 1] ?? '');
    const next = text.slice(at + 1).trimStart()[0];
    const isCharge =
      isClose &&
      (next === undefined || next === '+' || /^\s*\((?:s|l|g|aq)\)/i.test(text.slice(at + 1)));
    const isRaised = /\^\d?$/.test(text.slice(Math.max(0, at - 2), at));
    if (isCharge || isRaised) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

interface SideRead {
  species: Species[];
  /** Electrons that are subtracted, which belong to the other side. */
  taken: Species[];
}

function readSide(side: string): SideRead | null {
  const parts = splitSide(side);
  if (parts.length > MOST_SPECIES) return null;
  const species: Species[] = [];
  const taken: Species[] = [];
  for (const part of parts) {
    const minus = /^(.*\S)\s+-\s*(\d*\s*e\s*\^?-?)$/.exec(part);
    const whole = readSpecies(minus?.[1] ?? part);
    if (whole === null) return null;
    species.push(whole);
    const electrons = minus === null ? null : readSpecies(minus[2] ?? '');
    if (electrons !== null) taken.push({ ...electrons, readings: ['e^-', 'e'] });
  }
  return {
    species: species.map((one) =>
      one.readings[0] === 'e' ? { ...one, readings: ['e^-', 'e'] } : one,
    ),
    taken,
  };
}

/** True if a text is a chemical equation and nothing else. */
export function isEquationAlone(text: string): boolean {
  const sides = text.trim().split(ARROW);
  return sides.length === 2 && sides.every((side) => readSide(side) !== null);
}

const MOST_WORDS = 12;

/** Returns the formulae of a side, without words before or after them. */
function findSide(side: string, from: 'end' | 'start'): SideRead | null {
  const words = side.trim().split(/\s+/);
  for (let drop = 0; drop < Math.min(words.length, MOST_WORDS); drop += 1) {
    const kept = from === 'end' ? words.slice(drop) : words.slice(0, words.length - drop);
    const read = readSide(kept.join(' ').replace(/[.,;:]$/, ''));
    if (read !== null) return read;
  }
  return null;
}

/** Returns the chemical equation of one line, or null. */
export function readEquation(line: string): Equation | null {
  const text = line.slice(0, 400);
  const arrow = ARROW.exec(text);
  if (arrow === null) return null;
  const left = findSide(text.slice(0, arrow.index), 'end');
  const right = findSide(text.slice(arrow.index + arrow[0].length), 'start');
  if (left === null || right === null) return null;
  const all = [...left.species, ...right.species];
  // "V = I" and "P = IV" are physics.
  const isPlain = arrow[0] === '=' && all.length < 3;
  if (isPlain) return null;
  return {
    left: [...left.species, ...right.taken],
    right: [...right.species, ...left.taken],
    isReversible: REVERSIBLE.test(arrow[0]),
  };
}

/** Returns the first equation in a text of several lines, and its position. */
export function findEquation(
  text: string,
): { equation: Equation; start: number; end: number } | null {
  let start = 0;
  for (const line of text.slice(0, 4000).split('\n')) {
    const equation = readEquation(line);
    if (equation !== null) return { equation, start, end: start + line.length };
    start += line.length + 1;
  }
  return null;
}

const ANY_ARROW = /→|⟶|⇌|-{1,2}>|=/g;
/** Where the next equation in a line may begin: "a) 2H+ + 2e- → H2 b) 2Cl- → …". */
const NEXT =
  /[;,]\s+|\s+(?:and|then|or)\s+|\s*\(?(?<![\p{L}\d])[a-h]\)\s*|\s*\((?:i{1,3}|iv|v)\)\s*/u;

/** Returns every equation in a text, even if several are on one line. */
export function findEquations(text: string): { equation: Equation; start: number; end: number }[] {
  const first = findEquation(text);
  if ((text.slice(0, 4000).match(ANY_ARROW)?.length ?? 0) < 2) return first === null ? [] : [first];
  let start = 0;
  const found = text
    .slice(0, 4000)
    .split('\n')
    .flatMap((line) => {
      const at = start;
      start += line.length + 1;
      const pieces = [line, ...line.split(NEXT)];
      return pieces.flatMap((piece) => {
        const equation = readEquation(piece);
        return equation === null ? [] : [{ equation, start: at, end: at + line.length }];
      });
    });
  return found;
}
