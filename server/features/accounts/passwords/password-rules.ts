import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { readEnglishWords } from '../../../threads/english-words.ts';

/** The names of a person, which guessers try first. */
interface Named {
  name?: unknown;
  username?: unknown;
  email?: unknown;
}

/** Keyboard and alphabet sequences; `KNOWN` lists common beginnings of stolen passwords. */
const RUNS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '98765432109876543210',
];
const KNOWN = new Set(
  'password passw0rd pa55word letmein iloveyou welcome admin administrator login master monkey dragon sunshine princess football liverpool arsenal chelsea manchester charlie greenpen school teacher student trustno superman batman pokemon minecraft fortnite qazwsx zaqwsx asdfgh'.split(
    ' ',
  ),
);
/** The number of characters that may be added to a word which programs still guess as that word. */
const MAX_TRIMMINGS = 4;
const MIN_NAME_CHARACTERS = 4;

let words: ReadonlySet<string> | undefined;
const isWord = (text: string): boolean => {
  words ??= readEnglishWords();
  return words.has(text) || words.has(text.replace(/e?s$/, ''));
};

/**
 * Returns why a password is refused, as a sentence; null if it is accepted. Refuses what guessers
 * try first: a single word, a run of keys, one repeated character, or the person's own name or
 * address.
 */
export function findWeakness(password: string, person: Named): string | null {
  const typed = password.normalize('NFKC').toLowerCase();
  if (namesOf(person).some((name) => isMostly(typed, name))) return accountRefusals.passwordIsName;
  return isKnownBad(typed) ? accountRefusals.passwordKnown : null;
}

function isKnownBad(typed: string): boolean {
  if (new Set(typed).size <= 2) return true;
  if (RUNS.some((run) => run.includes(typed) || isMostly(typed, longestRun(typed, run))))
    return true;
  const core = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const trimmings = typed.length - core.length;
  if (core === '') return typed.length <= 10;
  const plain = core
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll(/[4@]/g, 'a')
    .replaceAll(/[5$]/g, 's');
  const isOne = KNOWN.has(core) || KNOWN.has(plain) || isWord(core) || isWord(plain);
  return isOne && trimmings <= MAX_TRIMMINGS;
}

/** Returns the longest beginning of the password that is part of the run. */
function longestRun(typed: string, run: string): string {
  for (let length = typed.length; length >= 5; length -= 1) {
    if (run.includes(typed.slice(0, length))) return typed.slice(0, length);
  }
  return '';
}

function isMostly(typed: string, part: string): boolean {
  return (
    part.length >= MIN_NAME_CHARACTERS &&
    typed.includes(part) &&
    typed.length - part.length <= MAX_TRIMMINGS
  );
}

/** Returns the names, whole and in parts, and the part of the email before the @. */
function namesOf({ name, username, email }: Named): string[] {
  const given = [name, username, typeof email === 'string' ? email.split('@')[0] : ''];
  return given
    .filter((one) => typeof one === 'string')
    .map((one) => one.toLowerCase())
    .flatMap((one) => [one, one.replaceAll(/[^\p{L}\d]/gu, ''), ...one.split(/[^\p{L}\d]+/u)]);
}
