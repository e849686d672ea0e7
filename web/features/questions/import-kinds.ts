import type { ImportFormat } from '../../../shared/contract/question-transfer.ts';

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

/** The kind that a file's name suggests; null where it suggests none. */
export function findImportKind(fileName: string): ImportKind | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return kindByEnding.get(ending) ?? null;
}
