import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileColumn } from '../../../../shared/contract/question-transfer.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import type { FileField } from '../../../../shared/question-content.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { type ChosenFile, isBlank, pastedFile, readChosen } from './chosen-file.ts';
import { findImportKind, type ImportKind } from './import-kinds.ts';
import { type ImportDefaults, noDefaults, sendImport } from './send-import.ts';

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
    mutationFn: sendImport,
    onSuccess: (answer) => setColumns(answer.columns ?? null),
  });
  const importing = useMutation({
    mutationFn: sendImport,
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
    changeColumn: (changed: number, field: FileField | null) => {
      startAfresh();
      setColumns((current) => current && assignField(current, changed, field));
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

/**
 * Assigns a field to a column. Every field except the options belongs to one column, so the column
 * that had it before loses it.
 */
function assignField(
  columns: readonly FileColumn[],
  changed: number,
  field: FileField | null,
): FileColumn[] {
  return columns.map((column, index) => {
    if (index === changed) return { ...column, field };
    const isTaken = field !== null && field !== 'options' && column.field === field;
    return isTaken ? { ...column, field: null } : column;
  });
}

export type Import = ReturnType<typeof useImport>;
