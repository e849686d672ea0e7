/** A text with pronouns in place of a student's name. */
interface Reading {
  text: string;
  /**
   * Returns the original text of a range of the reading; empty if the range contains no replaced
   * name.
   */
  wordsAt: (from: number, to: number) => string[];
}

/**
 * Returns readings of a text with “he” instead of the student's name. Many patterns depend on a
 * pronoun (“his kidneys”), which the teacher, or the option to avoid pronouns, may have replaced by
 * the name.
 */
export function asPronouns(text: string, name: string): Reading[] {
  const [first = ''] = name.trim().split(/\s+/u);
  const own = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(first)}([’']s)?(?!\p{L})`, 'gu');
  const names = first === '' ? [] : [...text.matchAll(own)];
  if (names.length === 0) return [];
  const isObject = ({ 1: possessive, index }: RegExpExecArray) =>
    possessive === undefined && /\p{L} $/u.test(text.slice(0, index));
  const subject = read(text, names, 'he');
  return names.some(isObject) ? [subject, read(text, names, 'him')] : [subject];
}

function read(text: string, names: readonly RegExpExecArray[], pronoun: string): Reading {
  const starts: number[] = [];
  const ends: number[] = [];
  const replaced: number[] = [];
  let said = '';
  let last = 0;
  const keep = (until: number) => {
    for (let at = last; at < until; at += 1) {
      starts.push(at);
      ends.push(at + 1);
    }
    said += text.slice(last, until);
  };
  for (const { 0: own, 1: possessive, index } of names) {
    keep(index);
    last = index + own.length;
    const word = possessive === undefined ? pronoun : 'his';
    replaced.push(said.length);
    said += word;
    starts.push(...Array.from(word, () => index));
    ends.push(...Array.from(word, () => index + own.length));
  }
  keep(text.length);
  const hasName = (from: number, to: number) => replaced.some((at) => from <= at && at < to);
  return {
    text: said,
    wordsAt: (from, to) => (hasName(from, to) ? [text.slice(starts[from], ends[to - 1])] : []),
  };
}
