import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Attempt } from '../../../../shared/contract/attempts.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import { AnswerSync } from './answer-sync.ts';
import type { AnswerView } from './answer-book.ts';
import { createAnswerTransport } from './answer-transport.ts';
import { PendingSaves, pendingSavesKey } from './pending-saves.ts';

function createSync({ quizCode, userId, startedAt, questions, answers }: Attempt): AnswerSync {
  return new AnswerSync({
    questionIds: questions.map((question) => question.questionId),
    stored: answers,
    pending: new PendingSaves(pendingSavesKey(quizCode, userId), undefined, startedAt),
    transport: createAnswerTransport({ quizCode, userId, startedAt }),
    isTyping: (questionId) =>
      document.hasFocus() && document.activeElement?.id === answerFieldId(questionId),
  });
}

function connect(sync: AnswerSync, storageKey: string): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') sync.sendKeepalive();
  };
  const onLeave = () => sync.sendKeepalive();
  const onOnline = () => sync.sendAll();
  const onSession = () => {
    if (!sessionExpiry.isExpired()) sync.start();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) sync.followOtherTab(newValue);
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  window.addEventListener('storage', onStorage);
  const unsubscribe = sessionExpiry.subscribe(onSession);
  sync.start();
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('storage', onStorage);
    unsubscribe();
    sync.sendKeepalive();
    sync.pause();
  };
}

/** Keeps the answers of an attempt in sync with the server while the screen is mounted. */
export function useAnswerSync(attempt: Attempt): AnswerSync {
  const { quizCode, userId } = attempt;
  const [sync] = useState(() => createSync(attempt));
  useEffect(() => connect(sync, pendingSavesKey(quizCode, userId)), [sync, quizCode, userId]);
  return sync;
}

/** Returns one answer; renders again only when that answer changes. */
export function useAnswer(sync: AnswerSync, questionId: string): AnswerView {
  const read = useCallback(() => sync.view(questionId), [sync, questionId]);
  return useSyncExternalStore(sync.subscribe, read);
}

/** Returns a value derived from all answers; must be a primitive. */
export function useAnswersSummary<Value extends number | boolean>(
  sync: AnswerSync,
  read: (sync: AnswerSync) => Value,
): Value {
  return useSyncExternalStore(sync.subscribe, () => read(sync));
}

/** Returns the id of the text area for a question's answer. */
export function answerFieldId(questionId: string): string {
  return `answer-${questionId}`;
}
