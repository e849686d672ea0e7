import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '../../icons/check.ts';
import { IconCopy } from '../../icons/copy.ts';
import { COPY_CONFIRMATION_MS } from '../../../shared/business-rules.ts';
import { generalMessages } from '../../../shared/messages/general.ts';

/** Copies text to the clipboard, and for two seconds reports success or the reason for failure. */
export function useCopy(text: string) {
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  const hasFailed = clipboard.error !== null;
  const failure = hasFailed ? generalMessages.copyFailed : '';
  return {
    copy: () => clipboard.copy(text),
    /** Copies a newer version of the text. */
    copyNewer: (newer: string) => clipboard.copy(newer),
    isCopied: clipboard.copied,
    hasFailed,
    /** The message to show now; empty if there is none. */
    said: clipboard.copied ? generalMessages.copied : failure,
    Icon: clipboard.copied ? IconCheck : IconCopy,
  };
}
