import { useMutation } from '@tanstack/react-query';
import { resultsMessages } from '../../shared/messages/results.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { saveFile } from './save-file.ts';
import { toast } from './toast.ts';

/** Fetches files and hands them to the browser's downloads; says why where that fails. */
export function useDownload() {
  return useMutation({
    mutationFn: (load: () => Promise<File>) => load(),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toast.error(errorSentence(error, resultsMessages.downloadFailed)),
  });
}
