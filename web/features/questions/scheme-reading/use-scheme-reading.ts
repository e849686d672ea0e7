import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import type { SchemeInHand } from './use-try-answer.ts';

const TYPING_PAUSE_MS = 400;

/** The query for the marker's reading of this scheme; disabled without a scheme or a Max Mark. */
export function schemeReadingOptions({ questionText, markSchemeAnswer, maxMark }: SchemeInHand) {
  const isReadable = markSchemeAnswer.trim() !== '' && maxMark !== '';
  return api.marking.readScheme.queryOptions({
    input: isReadable ? { questionText, markSchemeAnswer, maxMark } : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the marker's reading of a scheme, shortly after the last key press. */
export function useSchemeReading({ questionText, markSchemeAnswer, maxMark }: SchemeInHand) {
  const [scheme] = useDebouncedValue(markSchemeAnswer, TYPING_PAUSE_MS);
  const [question] = useDebouncedValue(questionText, TYPING_PAUSE_MS);
  const query = useQuery(
    schemeReadingOptions({ questionText: question, markSchemeAnswer: scheme, maxMark }),
  );
  return {
    reading: query.data,
    /** Whether what was read is of an earlier text. */
    isReading: query.isPlaceholderData || scheme !== markSchemeAnswer,
    error: query.error,
  };
}
