import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { outsideMessages } from '../../../../shared/messages/outside-model.ts';
import { api } from '../../../api/client.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { LeavingStanding } from './leaving-standing.tsx';
import { ModelCalls } from './model-calls.tsx';
import { SentFields } from './sent-fields.tsx';

/**
 * The data sent to a language model, field by field, and whether an administrator accepted that.
 */
export function LeavingScreen() {
  const leaving = useQuery(api.system.describeLeaving.queryOptions());
  return (
    <PageShell
      title="What leaves the school"
      subtitle="Each field that goes to a language model, for marking, trials and reports."
      actions={<BackToDashboard />}
    >
      <Stack gap="lg">
        {leaving.isPending && <Skeleton h={160} radius="lg" />}
        {leaving.isError && <ErrorState of={leaving} message={outsideMessages.loadFailed} />}
        {leaving.isSuccess && (
          <>
            <LeavingStanding leaving={leaving.data} />
            {leaving.data.uses.map((use) => (
              <SentFields key={use.use} {...use} />
            ))}
            {leaving.data.abilities.canAccept && <ModelCalls />}
          </>
        )}
      </Stack>
    </PageShell>
  );
}
