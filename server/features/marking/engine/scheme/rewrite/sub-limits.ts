/**
 * Handles limits for named lists, "max 2 for causes, max 2 for consequences" above "Causes: a bakery;
 * timber houses": each list becomes a heading with its limit, and its items.
 */

const LIMIT =
  /[\s,;]*\bmax(?:imum)?(?:\s+of)?\s+([1-6])\s+(?:marks?\s+)?for\s+(\p{L}{4,})(?![^\S\n]*\p{L})/giu;
const ITEMS = /\s*;\s*/;

/** "causes" is the name in front of "Cause:" as well. */
const listOf = (name: string): RegExp =>
  new RegExp(
    String.raw`^([^\S\n]*)(${RegExp.escape(name.replace(/s$/i, ''))}s?)[^\S\n]*:[^\S\n]*(.*)$`,
    'imu',
  );

const writeItems = (rest: string): string[] =>
  rest
    .split(ITEMS)
    .filter((item) => item !== '')
    .map((item) => `• ${item}`);

/** Returns other schemes, and those with a limit for something that has no list, unchanged. */
export function rewriteSubLimits(text: string): string {
  const limits = [...text.matchAll(LIMIT)].map(([, most = '', name = '']) => ({ most, name }));
  const names = new Set(limits.map(({ name }) => name.toLowerCase()));
  const haveLists = limits.every(({ name }) => listOf(name).test(text));
  if (limits.length < 2 || names.size < limits.length || !haveLists) return text;
  const plain = text.replace(LIMIT, '');
  return limits.reduce(
    (written, { most, name }) =>
      written.replace(listOf(name), (_, indent: string, called: string, rest: string) => {
        const title = called.charAt(0).toUpperCase() + called.slice(1);
        return [`${indent}${title} (max ${most})`, ...writeItems(rest)].join('\n');
      }),
    plain,
  );
}
