import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TYPING_GRACE_SECONDS, TYPING_TEST_SECONDS } from '../../../shared/typing-numbers.ts';
import { typingTestMessages } from '../../../shared/messages/typing-test.ts';
import { api, client } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { nothingTyped, type TypedSoFar } from './typed-text.ts';

/**
 * The phases: idle, countdown from 3 to 0, running for 30 s, finished (spec section 4, Typing
 * test).
 */
export type TypingPhase = 'idle' | 'starting' | 'countdown' | 'running' | 'finished';

interface TypingSession {
  testSessionId: string;
  words: readonly string[];
}

const noSession: TypingSession = { testSessionId: '', words: [] };
const TEST_MS = TYPING_TEST_SECONDS * 1000;

/** Handles runs of the test, each with a session from the server. */
export function useTypingRun() {
  const [phase, setPhase] = useState<TypingPhase>('idle');
  const [session, setSession] = useState(noSession);
  const [typed, setTyped] = useState(nothingTyped);
  /** A time from `performance.now()`. */
  const [startedAt, setStartedAt] = useState(0);
  const [startProblem, setStartProblem] = useState('');
  const latest = useRef(nothingTyped);
  const ending = useRef(false);
  const attempt = useRef(0);
  const saving = useRef(Promise.resolve());
  const { save, isBest, forget } = useSaving();

  const write = useCallback((next: TypedSoFar) => {
    latest.current = next;
    setTyped(next);
  }, []);

  const start = useCallback(async () => {
    attempt.current += 1;
    const thisAttempt = attempt.current;
    setStartProblem('');
    write(nothingTyped);
    setPhase('starting');
    // On the server, a run takes the place of the last one, whose result would come too late.
    await saving.current;
    if (attempt.current !== thisAttempt) return;
    forget();
    try {
      const next = await client.typingTest.start();
      if (attempt.current !== thisAttempt) return;
      setSession(next);
      setPhase('countdown');
    } catch (error) {
      if (attempt.current !== thisAttempt) return;
      setStartProblem(errorSentence(error, typingTestMessages.startFailed));
      setPhase('idle');
    }
  }, [forget, write]);

  const begin = useCallback(() => {
    ending.current = false;
    setStartedAt(performance.now());
    setPhase('running');
  }, []);

  const stop = useCallback(() => {
    attempt.current += 1;
    write(nothingTyped);
    setPhase('idle');
  }, [write]);

  const finish = useCallback(() => {
    if (ending.current) return;
    ending.current = true;
    setPhase('finished');
    saving.current = save(session.testSessionId, latest.current);
  }, [save, session]);

  useEffect(() => {
    if (phase !== 'running') return undefined;
    const timer = setTimeout(finish, startedAt + TEST_MS - performance.now());
    return () => clearTimeout(timer);
  }, [phase, startedAt, finish]);

  /** Reads the field's current value; ignores keys after the end. */
  const type = useCallback(
    (read: (before: TypedSoFar, atMs: number) => TypedSoFar) => {
      const atMs = Math.round(performance.now() - startedAt);
      if (atMs >= TEST_MS) finish();
      else write(read(latest.current, atMs));
    },
    [startedAt, finish, write],
  );

  return { phase, session, typed, startedAt, startProblem, isBest, start, begin, stop, type };
}

/** Returns a function that saves results. A failure is only logged (spec section 8, Typing). */
function useSaving() {
  const queries = useQueryClient();
  const [isBest, setIsBest] = useState(false);
  const forget = useCallback(() => setIsBest(false), []);

  const save = useCallback(
    async (testSessionId: string, { words, unfinished }: TypedSoFar) => {
      if (words.length === 0 && unfinished === '') return;
      try {
        const run = { testSessionId, words: [...words], unfinished };
        const signal = AbortSignal.timeout(TYPING_GRACE_SECONDS * 1000);
        const result = await client.typingTest.finish(run, { signal });
        setIsBest(result.isBest);
        void queries.invalidateQueries({ queryKey: api.typingTest.key() });
      } catch (error) {
        reportError(error);
      }
    },
    [queries],
  );
  return { save, isBest, forget };
}
