import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '../icons/check.ts';
import { IconCopy } from '../icons/copy.ts';
import { COPY_CONFIRMATION_MS } from '../../shared/business-rules.ts';
import { generalMessages } from '../../shared/messages/general.ts';

/** Copies a text to the clipboard, and says for two seconds that it did, or why it did not. */
export function useCopy(text: string) {
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  const hasFailed = clipboard.error !== null;
  const failure = hasFailed ? generalMessages.copyFailed : '';
  return {
    copy: () => clipboard.copy(text),
    isCopied: clipboard.copied,
    hasFailed,
    /** What to say now; empty while there is nothing to say. */
    said: clipboard.copied ? generalMessages.copied : failure,
    Icon: clipboard.copied ? IconCheck : IconCopy,
  };
}
