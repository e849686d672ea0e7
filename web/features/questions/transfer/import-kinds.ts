import type { ImportFormat } from '../../../../shared/transfer-formats.ts';

/** The kinds of files that can be imported; the last one uses a separate call. */
export type ImportKind = ImportFormat | 'legacy-json';

/** The options offered to teachers. */
export const importKinds: readonly { value: ImportKind; label: string }[] = [
  { value: 'csv', label: 'CSV (a spreadsheet)' },
  { value: 'moodle-xml', label: 'Moodle XML' },
  { value: 'qti', label: 'QTI (a ZIP package, also from Canvas)' },
  { value: 'gift', label: 'GIFT' },
  { value: 'aiken', label: 'Aiken' },
  { value: 'docx', label: 'Question paper (Word)' },
  { value: 'paper', label: 'Question paper (text)' },
  { value: 'legacy-json', label: 'Legacy system (JSON)' },
];

/** Returns true if the mark scheme may be in a separate document. */
export const isPaper = (kind: ImportKind) => kind === 'docx' || kind === 'paper';

export const IMPORT_FILE_TYPES = '.csv,.tsv,.xml,.zip,.imscc,.gift,.txt,.json,.docx';

const kindByEnding = new Map<string, ImportKind>([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['xml', 'moodle-xml'],
  ['zip', 'qti'],
  ['imscc', 'qti'],
  ['gift', 'gift'],
  ['txt', 'gift'],
  ['json', 'legacy-json'],
  ['docx', 'docx'],
]);

/** How much of a file is examined; anything before its first question is shorter. */
const LOOKED_AT = 20_000;

/** Signs of a file's kind in its content, for endings that several kinds share. */
const signs: readonly { endings: readonly string[]; sign: RegExp; kind: ImportKind }[] = [
  {
    endings: ['xml'],
    sign: /<(?:[\w-]+:)?(?:questestinterop|(?:qti-)?assessment-?(?:item|test|section))[\s>]/i,
    kind: 'qti',
  },
  { endings: ['txt'], sign: /^\s*ANSWER:\s*[A-Z]\s*$/im, kind: 'aiken' },
  // A GIFT question has its answer in braces, so a text without braces is not GIFT.
  { endings: ['txt'], sign: /^[^{]*$/, kind: 'paper' },
];

/** Guesses the kind from a file's name and content; null if neither gives a clue. */
export function findImportKind(fileName: string, text = ''): ImportKind | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const beginning = text.slice(0, LOOKED_AT);
  const shown = signs.find(({ endings, sign }) => endings.includes(ending) && sign.test(beginning));
  return shown?.kind ?? kindByEnding.get(ending) ?? null;
}
