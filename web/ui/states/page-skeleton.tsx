import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import type { PageHead } from '../../page-heads.ts';
import shell from '../page/page-shell.module.css';

/** The placeholder of a page while its access check or its data is loading. */
export function PageSkeleton({ head }: { head?: PageHead }) {
  return (
    <div className={shell.page} data-width={head?.width} aria-busy="true">
      <VisuallyHidden>
        <output>{generalMessages.loading}</output>
      </VisuallyHidden>
      {head ? (
        <div className={shell.top}>
          <div className={shell.heading}>
            <Title order={1} className={shell.title}>
              {head.title}
            </Title>
            {head.subtitle && (
              <Text component="div" c="dimmed" mt={4}>
                {head.subtitle}
              </Text>
            )}
          </div>
        </div>
      ) : (
        <Skeleton h={34} maw={280} mb="xl" />
      )}
      <Stack gap="md">
        <Skeleton h={120} radius="lg" />
        <Skeleton h={120} radius="lg" />
      </Stack>
    </div>
  );
}
