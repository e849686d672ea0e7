import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_IMPORT_FILE_BYTES } from '../../../../shared/business-rules.ts';
import { type FileColumn } from '../../../../shared/contract/question-transfer.ts';
import { binaryFormats } from '../../../../shared/transfer-formats.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { pick } from '../../../../shared/pick.ts';
import {
  belongingFields,
  emptyQuestion,
  type FileField,
  type QuestionValues,
} from '../../../../shared/question-content.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { readBase64, readTextFile } from '../../../ui/forms/read-text-file.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { findImportKind, type ImportKind, isPaper } from './import-kinds.ts';
import type { ImportReport } from './import-outcome.ts';

/** Defaults for questions whose file leaves these fields out. */
export type ImportDefaults = Pick<QuestionValues, (typeof defaultFields)[number]>;

const defaultFields = [...belongingFields, 'maxMark'] as const;
const noDefaults: ImportDefaults = pick(emptyQuestion, defaultFields);

interface ChosenFile {
  name: string;
  /** Undefined if the file is not text. */
  text: string | undefined;
  bytes: Blob;
}

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

async function send({
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

/** Reads a chosen file; returns a sentence if it cannot be imported. */
async function readChosen(chosen: File): Promise<ChosenFile | string> {
  if (chosen.size > MAX_IMPORT_FILE_BYTES) return transferMessages.tooLarge;
  const text = await readTextFile(chosen);
  const guessed = findImportKind(chosen.name, text);
  const isReadable = text !== undefined || (guessed !== null && binaryFormats.has(guessed));
  return isReadable ? { name: chosen.name, text, bytes: chosen } : transferMessages.unreadable;
}

/** Wraps typed or pasted text as a file. */
const pastedFile = (text: string): ChosenFile => ({
  name: 'Pasted text',
  text,
  bytes: new Blob([text]),
});

const isBlank = ({ text }: ChosenFile): boolean => text?.trim() === '';

/**
 * Handles an import into the bank: choose, check (a dry run, which changes nothing), review,
 * import. Any change in between invalidates the check.
 */
export function useImport() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [scheme, setScheme] = useState<ChosenFile | null>(null);
  const [kind, setKind] = useState<ImportKind>('csv');
  const [defaults, setDefaults] = useState(noDefaults);
  const [fileProblem, setFileProblem] = useState<string | null>(null);

  const [columns, setColumns] = useState<readonly FileColumn[] | null>(null);

  const check = useMutation({
    mutationFn: send,
    onSuccess: (answer) => setColumns(answer.columns ?? null),
  });
  const importing = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      setFile(null);
      setScheme(null);
      check.reset();
      await queryClient.invalidateQueries({ queryKey: api.questions.key() });
      await queryClient.invalidateQueries({ queryKey: api.quizzes.key() });
    },
  });

  const startAfresh = () => {
    setFileProblem(null);
    check.reset();
    importing.reset();
  };

  const takeFile = async (chosen: File) => {
    startAfresh();
    setFile(null);
    setColumns(null);
    const read = await readChosen(chosen);
    if (typeof read === 'string') return setFileProblem(read);
    setFile(read);
    setKind((current) => findImportKind(read.name, read.text) ?? current);
  };
  const takeScheme = async (chosen: File) => {
    startAfresh();
    const read = await readChosen(chosen);
    if (typeof read === 'string') return setFileProblem(read);
    setScheme(read);
  };

  useUnsavedGuard(() => [file, scheme].some((one) => one !== null && !isBlank(one)));

  const request = file && { kind, file, scheme, columns, defaults };
  return {
    file,
    takeFile: (chosen: File) => void takeFile(chosen),
    takePasted: (text: string) => {
      startAfresh();
      setColumns(null);
      setFile(pastedFile(text));
      setKind('paper');
    },
    scheme,
    takeScheme: (chosen: File) => void takeScheme(chosen),
    takePastedScheme: (text: string) => {
      startAfresh();
      setScheme(text.trim() === '' ? null : pastedFile(text));
    },
    forgetScheme: () => {
      startAfresh();
      setScheme(null);
    },
    kind,
    changeKind: (next: ImportKind) => {
      startAfresh();
      setKind(next);
    },
    columns: kind === 'csv' ? columns : null,
    /**
     * Assigns a field to a column. Every field except the options belongs to one column, so the
     * column that had it before loses it.
     */
    changeColumn: (changed: number, field: FileField | null) => {
      startAfresh();
      setColumns(
        (current) =>
          current?.map((column, index) => {
            if (index === changed) return { ...column, field };
            const isTaken = field !== null && field !== 'options' && column.field === field;
            return isTaken ? { ...column, field: null } : column;
          }) ?? null,
      );
    },
    defaults,
    changeDefaults: (change: Partial<ImportDefaults>) => {
      startAfresh();
      setDefaults((current) => ({ ...current, ...change }));
    },
    checkFile: () => {
      importing.reset();
      if (request) check.mutate({ ...request, dryRun: true, leaveOutInvalid: false });
    },
    isChecking: check.isPending,
    problem:
      fileProblem ?? (check.error && errorSentence(check.error, transferMessages.checkFailed)),
    checked: check.data,
    /** Identifies the check. */
    checkedAt: check.submittedAt,
    importReady: (leaveOutInvalid: boolean) => {
      if (request) importing.mutate({ ...request, dryRun: false, leaveOutInvalid });
    },
    isImporting: importing.isPending,
    importProblem: importing.error && errorSentence(importing.error, transferMessages.importFailed),
    /** The number of imported items, once it is done. */
    imported: importing.data?.imported,
  };
}

export type Import = ReturnType<typeof useImport>;
