import { readFileSync } from 'node:fs';

/**
 * The English dictionary with its rules for endings. Read at once rather than by the package's own
 * top-level await: a thread that is ended while its modules wait for it takes the whole process with
 * it (Node 24).
 */
export function readEnglishDictionary(): { aff: Buffer; dic: Buffer } {
  const folder = import.meta.resolve('dictionary-en-gb');
  return {
    aff: readFileSync(new URL('index.aff', folder)),
    dic: readFileSync(new URL('index.dic', folder)),
  };
}

/** Its words without their endings, in lower case. */
export function readEnglishWords(): ReadonlySet<string> {
  const lines = readEnglishDictionary().dic.toString('utf8').split('\n').slice(1);
  return new Set(lines.map((line) => (line.split('/')[0] ?? '').toLowerCase()));
}
