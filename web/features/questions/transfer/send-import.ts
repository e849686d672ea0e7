import type { FileColumn } from '../../../../shared/contract/question-transfer.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { pick } from '../../../../shared/pick.ts';
import {
  belongingFields,
  emptyQuestion,
  type QuestionValues,
} from '../../../../shared/question-content.ts';
import { binaryFormats } from '../../../../shared/transfer-formats.ts';
import { client } from '../../../api/client.ts';
import { readBase64 } from '../../../ui/forms/read-text-file.ts';
import type { ChosenFile } from './chosen-file.ts';
import { type ImportKind, isPaper } from './import-kinds.ts';
import type { ImportReport } from './import-outcome.ts';

/** Defaults for questions whose file leaves these fields out. */
export type ImportDefaults = Pick<QuestionValues, (typeof defaultFields)[number]>;

const defaultFields = [...belongingFields, 'maxMark'] as const;
export const noDefaults: ImportDefaults = pick(emptyQuestion, defaultFields);

interface ImportRequest {
  kind: ImportKind;
  file: ChosenFile;
  /** The mark scheme of a question paper, if it is a separate document. */
  scheme: ChosenFile | null;
  /** The fields of a CSV file's columns; null before the first check. */
  columns: readonly FileColumn[] | null;
  defaults: ImportDefaults;
  dryRun: boolean;
  leaveOutInvalid: boolean;
}

interface ImportAnswer extends ImportReport {
  columns?: FileColumn[] | undefined;
  imported: { questions: number; quizzes: number };
}

const contentOf = (file: ChosenFile, kind: ImportKind) =>
  binaryFormats.has(kind) ? readBase64(file.bytes) : (file.text ?? '');

/** Checks a file on the server, or imports it. */
export async function sendImport({
  kind,
  defaults,
  file,
  scheme,
  columns,
  ...rest
}: ImportRequest): Promise<ImportAnswer> {
  const request = { ...rest, content: await contentOf(file, kind) };
  if (kind === 'legacy-json') return client.quizzes.importLegacy(request);
  const answer = await client.questions.importFile({
    ...request,
    format: kind,
    ...(columns && kind === 'csv' && { columns: columns.map(({ field }) => field) }),
    ...(scheme && isPaper(kind) && { scheme: await schemeFile(scheme) }),
    defaults: { ...defaults, maxMark: defaults.maxMark === '' ? undefined : defaults.maxMark },
  });
  return {
    questions: answer.items,
    columns: answer.columns,
    quizzes: [],
    notices: answer.columns && answer.items.length === 0 ? [columnToName(answer.columns)] : [],
    imported: { questions: answer.imported, quizzes: 0 },
  };
}

function columnToName(columns: readonly FileColumn[]): string {
  const hasQuestion = columns.some(({ field }) => field === 'questionText');
  return hasQuestion ? transferMessages.sayWhichScheme : transferMessages.sayWhichColumns;
}

/** A file that is not text is treated as a Word document. */
async function schemeFile(file: ChosenFile) {
  const format = file.text === undefined ? 'docx' : 'paper';
  return { format, content: await contentOf(file, format) } as const;
}
