import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder rows for a list that is loading. */
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
