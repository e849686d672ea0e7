import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';

/** The parts of an unsaved question that the marker needs. */
export interface SchemeInHand {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number | '';
}

export interface TriedScheme extends SchemeInHand {
  /** As the field _Words that mean the same_ has them. */
  synonyms: string;
}

interface Trial extends TriedScheme {
  maxMark: number;
  userAnswer: string;
}

async function mark(trial: Trial) {
  return { ...trial, result: await client.marking.tryAnswer(trial) };
}

export type TriedAnswer = Awaited<ReturnType<typeof mark>>;

/** Marking an answer of the teacher's own against the scheme as it stands. */
export function useTryAnswer({ questionText, markSchemeAnswer, maxMark, synonyms }: TriedScheme) {
  const [answer, setAnswer] = useState('');
  const trying = useMutation({ mutationFn: mark });
  const tried = trying.data;

  const canTry = answer.trim() !== '' && markSchemeAnswer.trim() !== '' && maxMark !== '';
  const isOutdated =
    tried !== undefined &&
    (tried.userAnswer !== answer ||
      tried.questionText !== questionText ||
      tried.markSchemeAnswer !== markSchemeAnswer ||
      tried.maxMark !== maxMark ||
      tried.synonyms !== synonyms);

  return {
    answer,
    changeAnswer: setAnswer,
    canTry,
    tryIt: () => {
      if (canTry)
        trying.mutate({ questionText, markSchemeAnswer, maxMark, synonyms, userAnswer: answer });
    },
    isTrying: trying.isPending,
    tried,
    /** True if the question, scheme or answer has changed since. */
    isOutdated,
    problem: trying.error && errorSentence(trying.error, markingMessages.markFailed),
  };
}
