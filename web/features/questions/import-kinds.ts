import type { ImportFormat } from '../../../shared/transfer-formats.ts';

/** The kinds of files that can be imported; the last has a call of its own. */
export type ImportKind = ImportFormat | 'legacy-json';

/** What a teacher chooses from. */
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

/** Whether a mark scheme may come beside it, in a document of its own. */
export const isPaper = (kind: ImportKind) => kind === 'docx' || kind === 'paper';

/** What file choosers offer. */
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

/** How much of a file is looked at; what comes before its first question is shorter. */
const LOOKED_AT = 20_000;

/** What a file shows of its kind, where its ending is that of several. */
const signs: readonly { endings: readonly string[]; sign: RegExp; kind: ImportKind }[] = [
  {
    endings: ['xml'],
    sign: /<(?:[\w-]+:)?(?:questestinterop|(?:qti-)?assessment-?(?:item|test|section))[\s>]/i,
    kind: 'qti',
  },
  { endings: ['txt'], sign: /^\s*ANSWER:\s*[A-Z]\s*$/im, kind: 'aiken' },
  // Without an answer in braces it holds no question of GIFT's.
  { endings: ['txt'], sign: /^[^{]*$/, kind: 'paper' },
];

/** The kind that a file's name and what it says suggest; null where they suggest none. */
export function findImportKind(fileName: string, text = ''): ImportKind | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const beginning = text.slice(0, LOOKED_AT);
  const shown = signs.find(({ endings, sign }) => endings.includes(ending) && sign.test(beginning));
  return shown?.kind ?? kindByEnding.get(ending) ?? null;
}
