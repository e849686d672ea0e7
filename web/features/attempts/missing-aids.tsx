import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { TryAgainAlert } from './try-again-alert.tsx';

/** Nobody is taken from their quiz to a page that the network does not bring, or from words that only this one has. */
async function reload(sync: AnswerSync): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const isReached = await fetch(location.href, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReached && (sync.isKeptOnDevice || sync.unsent().length === 0)) location.reload();
}

/**
 * Says that a student's aids could not be fetched. A browser tries a failed import again only after the
 * page is reloaded.
 */
export function MissingAids({ sync }: { sync: AnswerSync }) {
  return (
    <TryAgainAlert sentence={attemptsMessages.aidsFailed} onTryNow={() => void reload(sync)} />
  );
}
