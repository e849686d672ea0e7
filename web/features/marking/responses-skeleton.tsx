import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';

const CARD_HEIGHT = 58;

/** The placeholder of the page while the responses are loading. */
export function ResponsesSkeleton({ cards }: { cards: number }) {
  return (
    <Stack gap="md">
      <VisuallyHidden aria-live="polite">{generalMessages.loading}</VisuallyHidden>
      <Skeleton h={47} w={240} hiddenFrom="sm" />
      <Skeleton h={{ base: 158, xs: 66, md: 36 }} w="min(100%, 572px)" />
      <Skeleton h={{ base: 82, xs: 36 }} />
      <Skeleton h={36} w="min(100%, 360px)" />
      <Skeleton h={{ base: 134, sm: 61 }} w="min(100%, 360px)" />
      <Stack gap="sm">
        {Array.from({ length: cards }, (_, index) => (
          <Skeleton key={index} h={CARD_HEIGHT} radius="lg" />
        ))}
      </Stack>
    </Stack>
  );
}
