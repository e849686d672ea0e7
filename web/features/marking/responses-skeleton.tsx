import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';

const CARD_HEIGHT = 62;

/** The shape of the page while the responses are on their way. */
export function ResponsesSkeleton({ cards }: { cards: number }) {
  return (
    <Stack gap="md">
      <VisuallyHidden aria-live="polite">{generalMessages.loading}</VisuallyHidden>
      <Skeleton height={28} width="min(100%, 320px)" />
      <Skeleton height={36} width="min(100%, 520px)" />
      <Skeleton height={60} />
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} height={CARD_HEIGHT} radius="lg" />
      ))}
    </Stack>
  );
}
