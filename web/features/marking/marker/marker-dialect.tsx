import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDialect } from './format-marker.ts';
import classes from './marker-screen.module.css';

/** The request options that the model's server supports, with a button to test them again. */
export function MarkerDialect({ dialect }: Pick<MarkerDescription, 'dialect'>) {
  const queryClient = useQueryClient();
  const search = useMutation(
    api.marking.findDialect.mutationOptions({
      onSuccess: (marker) =>
        queryClient.setQueryData(api.marking.describeMarker.queryKey(), marker),
    }),
  );
  return (
    <>
      {dialect === null ? (
        <p>Not asked yet.</p>
      ) : (
        <>
          <ul className={classes.dialect}>
            {formatDialect(dialect).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            Found {formatDateTime(dialect.foundAt)}
          </Text>
        </>
      )}
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        loading={search.isPending}
        onClick={() => search.mutate({})}
      >
        {dialect === null ? 'Find out' : 'Find out again'}
      </Button>
      <FormProblem
        message={search.error && errorSentence(search.error, markingMessages.markerUnavailable)}
      />
    </>
  );
}
