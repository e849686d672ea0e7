import { useMutation } from '@tanstack/react-query';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { saveFile } from './save-file.ts';
import { toast } from '../toasts/toast.ts';

/** Fetches a file and saves it through the browser's downloads; shows the reason if that fails. */
export function useDownload() {
  return useMutation({
    mutationFn: (load: () => Promise<File>) => load(),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toast.error(errorSentence(error, resultsMessages.downloadFailed)),
  });
}
