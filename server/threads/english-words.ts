import { readFileSync } from 'node:fs';

/**
 * Reads the English dictionary with its rules for endings. It is read synchronously rather than by
 * the package's top-level await, because a thread that is ended while its modules wait for that
 * takes the whole process with it (Node 24).
 */
export function readEnglishDictionary(): { aff: Buffer; dic: Buffer } {
  const folder = import.meta.resolve('dictionary-en-gb');
  return {
    aff: readFileSync(new URL('index.aff', folder)),
    dic: readFileSync(new URL('index.dic', folder)),
  };
}

/** Returns the dictionary's words without their endings, in lower case. */
export function readEnglishWords(): ReadonlySet<string> {
  const lines = readEnglishDictionary().dic.toString('utf8').split('\n').slice(1);
  return new Set(lines.map((line) => (line.split('/')[0] ?? '').toLowerCase()));
}
