/** What stands for the student where names must not be seen. */
export const STUDENT_SIGN = '[STUDENT]';

/**
 * Puts signs in place of names, so that no name reaches a model: the student's own, and those of
 * classmates that stand in the notes. Whole words only, in any case.
 */
export function hideNames(text: string, student: string, classmates: readonly string[]): string {
  const own = partsOf(student);
  const hidden = replaceWords(text, own, () => STUDENT_SIGN);
  return replaceWords(
    hidden,
    classmates.flatMap(partsOf).filter((part) => !own.includes(part)),
    (word) => classmateSign(word, classmates),
  );
}

/** Puts the names back. Signs that a model changed a little are still known. */
export function showNames(text: string, student: string, classmates: readonly string[]): string {
  const [first = student] = student.trim().split(/\s+/u);
  return text
    .replaceAll(/\[?\bSTUDENT\b\]?/gu, first)
    .replaceAll(/\[?\bCLASSMATE[ _](\d+)\b\]?/gu, (sign, number: string) => {
      const classmate = classmates[Number(number) - 1];
      return classmate?.trim().split(/\s+/u)[0] ?? sign;
    });
}

function classmateSign(word: string, classmates: readonly string[]): string {
  const index = classmates.findIndex((name) => partsOf(name).includes(word.toLowerCase()));
  return `[CLASSMATE ${index + 1}]`;
}

/** A name's words in lower case; particles such as `de` are words of the language too. */
function partsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []).filter((part) => part.length > 2);
}

function replaceWords(
  text: string,
  words: readonly string[],
  replacement: (word: string) => string,
): string {
  const wanted = new Set(words);
  const isWanted = (word: string) => wanted.has(word.toLowerCase());
  return text
    .replaceAll(/[\p{L}\p{M}-]+/gu, (word) => (isWanted(word) ? replacement(word) : word))
    .replaceAll(/(\[STUDENT\])(?:\s+\[STUDENT\])+/gu, '$1');
}
