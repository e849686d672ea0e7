import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { SchemeInHand } from './use-try-answer.ts';

const TYPING_PAUSE_MS = 400;

/** How the marker reads this scheme; nothing is asked without a scheme and a Max Mark. */
export function schemeReadingOptions({ questionText, markSchemeAnswer, maxMark }: SchemeInHand) {
  const isReadable = markSchemeAnswer.trim() !== '' && maxMark !== '';
  return api.marking.readScheme.queryOptions({
    input: isReadable ? { questionText, markSchemeAnswer, maxMark } : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the marker makes of a scheme, a moment after the last key. */
export function useSchemeReading({ questionText, markSchemeAnswer, maxMark }: SchemeInHand) {
  const [scheme] = useDebouncedValue(markSchemeAnswer, TYPING_PAUSE_MS);
  const [question] = useDebouncedValue(questionText, TYPING_PAUSE_MS);
  const query = useQuery(
    schemeReadingOptions({ questionText: question, markSchemeAnswer: scheme, maxMark }),
  );
  return { reading: query.data, isReading: query.isPlaceholderData, error: query.error };
}
