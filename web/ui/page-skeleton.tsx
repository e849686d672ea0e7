import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../shared/messages/general.ts';
import shell from './page-shell.module.css';

/** A page while it is not known yet who may see it, or what it holds. */
export function PageSkeleton() {
  return (
    <div className={shell.page} aria-busy="true">
      <VisuallyHidden>
        <output>{generalMessages.loading}</output>
      </VisuallyHidden>
      <Skeleton h={34} maw={280} mb="xl" />
      <Stack gap="md">
        <Skeleton h={120} radius="lg" />
        <Skeleton h={120} radius="lg" />
      </Stack>
    </div>
  );
}
