import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

const TYPING_PAUSE_MS = 400;

/** What the marker makes of a scheme, a moment after the last key; nothing without a Max Mark. */
export function useSchemeReading(markSchemeAnswer: string, maxMark: number | '') {
  const [scheme] = useDebouncedValue(markSchemeAnswer, TYPING_PAUSE_MS);
  const isReadable = scheme.trim() !== '' && maxMark !== '';
  const query = useQuery(
    api.marking.readScheme.queryOptions({
      input: isReadable ? { markSchemeAnswer: scheme, maxMark } : skipToken,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return { reading: query.data, isReading: query.isPlaceholderData, error: query.error };
}
