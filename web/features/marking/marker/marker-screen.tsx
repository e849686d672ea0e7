import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { BulkDemandCard } from './bulk-demand.tsx';
import { MarkerFacts } from './marker-facts.tsx';
import classes from './marker-screen.module.css';
import { TryMarker } from './try-marker.tsx';

/** The page where an administrator sees which marker is in use, and that it works. */
export function MarkerScreen() {
  const marker = useQuery(api.marking.describeMarker.queryOptions());
  return (
    <PageShell
      title="Marker"
      parent={{ label: 'System', path: paths.system }}
      subtitle="Which AI marks your school’s answers, and what it gets to see."
      actions={<BackToDashboard />}
    >
      <Stack gap="lg">
        {marker.isPending && <Skeleton h={{ base: 769, sm: 356, md: 331 }} radius="lg" />}
        {marker.isError && <ErrorState of={marker} message={markingMessages.markerLoadFailed} />}
        {marker.isSuccess && <MarkerFacts marker={marker.data} />}
        {!marker.isPending && (
          <>
            <BulkDemandCard />
            <section className={classes.card} aria-labelledby="try-marker">
              <Title order={2} id="try-marker">
                Try it
              </Title>
              <Text c="dimmed" size="sm" mb="md">
                Marks a sample with the marker in use. Nothing of it is stored.
              </Text>
              <TryMarker />
            </section>
          </>
        )}
      </Stack>
    </PageShell>
  );
}
