import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inFile, rosterMessages } from '../../../shared/messages/roster.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { readTextFile } from '../../ui/read-text-file.ts';

interface RosterFile {
  name: string;
  content: string;
}

/** The files of a roster, what they would change, and the import. */
export function useRosterImport() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<RosterFile[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const checking = useMutation(api.classes.importRoster.mutationOptions());
  const importing = useMutation(
    api.classes.importRoster.mutationOptions({
      onSuccess: () => {
        setFiles([]);
        checking.reset();
        void queryClient.invalidateQueries();
      },
    }),
  );

  const check = (of: RosterFile[], whole: boolean) => {
    importing.reset();
    checking.mutate({ files: of, isWhole: whole, dryRun: true });
  };
  const takeFiles = async (chosen: readonly File[]) => {
    setFileProblem(null);
    importing.reset();
    checking.reset();
    const read: RosterFile[] = [];
    for (const file of chosen) {
      const content = await readTextFile(file);
      if (content === undefined) {
        setFiles([]);
        return setFileProblem(inFile(file.name, rosterMessages.noText));
      }
      read.push({ name: file.name, content });
    }
    setFiles(read);
    return check(read, isWhole);
  };
  const setWhole = (whole: boolean) => {
    setIsWhole(whole);
    if (files.length > 0) check(files, whole);
  };

  const problem =
    fileProblem ??
    (checking.isError ? errorSentence(checking.error, rosterMessages.readFailed) : null);
  return {
    names: files.map(({ name }) => name),
    isWhole,
    setWhole,
    takeFiles,
    isChecking: checking.isPending,
    problem,
    /** Reads the same files once more, where the last time failed. */
    tryAgain: checking.isError ? () => check(files, isWhole) : null,
    report: checking.data,
    importIt: (choices: { leaveOutConflicts: boolean; mayRemoveMuch: boolean }) =>
      importing.mutate({ files, isWhole, dryRun: false, ...choices }),
    isImporting: importing.isPending,
    importProblem: importing.isError
      ? errorSentence(importing.error, rosterMessages.importFailed)
      : null,
    outcome: importing.isSuccess ? rosterMessages.imported : null,
  };
}

export type RosterImporting = ReturnType<typeof useRosterImport>;
