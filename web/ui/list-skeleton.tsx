import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../shared/messages/general.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The rows of a list that is being loaded. */
export function ListSkeleton() {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden>
        <output>{generalMessages.loading}</output>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} h={52} />
      ))}
    </Stack>
  );
}
