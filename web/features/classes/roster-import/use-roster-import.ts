import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { openRosterFiles } from '../../../../shared/open-roster-files.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';

const LOOK_MS = 1_000;

/**
 * The files of a roster, the changes they would make, and the import. The server runs both as jobs,
 * so that an administrator may leave the page and come back.
 */
export function useRosterImport() {
  const queryClient = useQueryClient();
  const [isWholeNext, setWholeNext] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { data } = useQuery(
    api.classes.getRoster.queryOptions({
      refetchInterval: ({ state }) => (state.data?.work?.isUnderWay ? LOOK_MS : false),
    }),
  );
  const starting = useMutation(
    api.classes.startRoster.mutationOptions({
      onSuccess: (started) =>
        queryClient.setQueryData(api.classes.getRoster.queryKey(), () => started),
    }),
  );
  // The latest request counts, even if it has not reached the server.
  const work = starting.isIdle || starting.isSuccess ? (data?.work ?? null) : null;
  const asked = work ?? starting.variables;
  const isPreview = asked?.dryRun !== false;
  const isBusy = starting.isPending || work?.isUnderWay === true;
  const isWhole = asked?.isWhole ?? isWholeNext;
  const hasImported = !isPreview && work !== null && work.report !== null;
  useEffect(() => {
    if (hasImported) void queryClient.invalidateQueries();
  }, [hasImported, queryClient]);

  const names = work?.names ?? starting.variables?.files?.map(({ name }) => name) ?? [];
  const check = (whole: boolean, files?: { name: string; content: string }[]) => {
    setFileProblem(null);
    starting.mutate({ ...(files && { files }), isWhole: whole, dryRun: true });
  };
  const takeFiles = async (chosen: readonly File[]) => {
    const { unzipSync } = await import('fflate');
    const read = chosen.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    const opened = openRosterFiles(await Promise.all(read), (bytes, filter) =>
      unzipSync(bytes, { filter }),
    );
    if ('problem' in opened) return setFileProblem(opened.problem);
    return check(isWhole, opened.files);
  };
  const setWhole = (whole: boolean) => {
    setWholeNext(whole);
    if (names.length > 0) check(whole, starting.variables?.files);
  };

  const failed = isPreview ? rosterMessages.readFailed : rosterMessages.importFailed;
  const problem = starting.isError ? errorSentence(starting.error, failed) : work?.problem;
  return {
    names,
    isWhole,
    setWhole,
    takeFiles,
    isBusy,
    isPreview,
    problem: fileProblem ?? problem ?? null,
    /** Reads the same files again after a failure. */
    tryAgain: problem ? () => check(isWhole, starting.variables?.files) : null,
    report: isPreview && !fileProblem ? (work?.report ?? null) : null,
    importIt: (choices: { leaveOutConflicts: boolean; mayRemoveMuch: boolean }) =>
      starting.mutate({ isWhole, dryRun: false, ...choices }),
    outcome: hasImported ? rosterMessages.imported : null,
  };
}

export type RosterImporting = ReturnType<typeof useRosterImport>;
