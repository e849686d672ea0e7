import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { TryAgainAlert } from './try-again-alert.tsx';

/**
 * Reloads only if the server can be reached and no text exists in this page alone, so that the
 * student loses neither the quiz nor any words.
 */
async function reload(sync: AnswerSync): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const isReached = await fetch(location.href, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReached && (sync.isKeptOnDevice || sync.unsent().length === 0)) location.reload();
}

/**
 * Says that a student's aids could not be loaded. A browser retries a failed import only after a
 * page reload.
 */
export function MissingAids({ sync }: { sync: AnswerSync }) {
  return (
    <TryAgainAlert sentence={attemptsMessages.aidsFailed} onTryNow={() => void reload(sync)} />
  );
}
