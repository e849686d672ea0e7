import { z } from 'zod';
import {
  MAX_TYPED_WORD_CHARACTERS,
  MAX_TYPED_WORDS,
  TYPING_CLOCK_TOLERANCE_MS,
  TYPING_TEST_SECONDS,
} from '../typing-numbers.ts';
import { errors } from '../errors.ts';
import { text, timestamp } from './fields.ts';
import { permitted } from './route.ts';

const typedText = text(MAX_TYPED_WORD_CHARACTERS);

/** A word as it was committed by a space, without spaces. */
const typedWordSchema = z.object({
  typed: typedText.pipe(z.string().regex(/^\S+$/)),
  /** Milliseconds from the end of the countdown to the space. */
  atMs: z
    .number()
    .int()
    .min(0)
    .max(TYPING_TEST_SECONDS * 1000 + TYPING_CLOCK_TOLERANCE_MS),
});
export type TypedWord = z.infer<typeof typedWordSchema>;

/** The result of a run (spec section 3, Typing result). */
const typingResultSchema = z.object({
  wpm: z.number().int(),
  /** Percent, 0..100. */
  accuracy: z.number().int(),
  charsTyped: z.number().int(),
  wordsCompleted: z.number().int(),
  timestamp,
});
export type TypingResult = z.infer<typeof typingResultSchema>;

const leaderboardEntrySchema = z.object({
  rank: z.number().int(),
  /** First name and last initial (spec section 9). */
  username: z.string(),
  wpm: z.number().int(),
  accuracy: z.number().int(),
  timestamp,
  isYou: z.boolean(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

const myTypingResultsSchema = z.object({
  /** The best of all runs by WPM, then accuracy; null before the first. */
  best: typingResultSchema.pick({ wpm: true, accuracy: true, timestamp: true }).nullable(),
  /** The newest results, oldest first. */
  results: z.array(typingResultSchema),
});
export type MyTypingResults = z.infer<typeof myTypingResultsSchema>;

export const typingTestContract = {
  /**
   * Starts a run: returns its words, and its start by the server's clock. Ends an abandoned run.
   */
  start: permitted('typing.take', 'ownRows')
    .route({ method: 'POST', path: '/typing-test/sessions' })
    .output(
      z.object({ testSessionId: z.uuid(), words: z.array(z.string()), startedAt: timestamp }),
    ),

  /** Ends a run and stores its result: once, and only if a person can have typed it. */
  finish: permitted('typing.take', 'ownRows')
    .route({ method: 'POST', path: '/typing-test/sessions/{testSessionId}/result' })
    .input(
      z.object({
        testSessionId: z.uuid(),
        words: z.array(typedWordSchema).max(MAX_TYPED_WORDS),
        /** The part of the next word that was typed when the time was over. */
        unfinished: typedText.pipe(z.string().regex(/^\S*$/)),
      }),
    )
    .output(typingResultSchema.extend({ isBest: z.boolean() }))
    .errors(errors('TYPING_RUN_OVER', 'TYPING_RESULT_REFUSED')),

  /** Lists the ten fastest people, each once by their best WPM (spec section 9). */
  leaderboard: permitted('typing.compare')
    .route({ method: 'GET', path: '/typing-test/leaderboard' })
    .output(z.object({ entries: z.array(leaderboardEntrySchema) })),

  myResults: permitted('typing.read', 'ownRows')
    .route({ method: 'GET', path: '/typing-test/my-results' })
    .output(myTypingResultsSchema),
};
