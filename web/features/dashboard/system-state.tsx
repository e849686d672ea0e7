import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { systemMessages } from '../../../shared/messages/system.ts';
import { useSystemStatus } from '../../api/use-system-status.ts';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import classes from './waiting-work.module.css';

/**
 * Says whether the installation needs its administrator, and why.
 * @param children The rest of the page, which waits for this part, so that nothing moves.
 */
export function SystemState({ children }: { children: ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useSystemStatus();
  if (isPending) return <OverviewSkeleton />;
  const needed = data?.checks.filter(({ state }) => state === 'attention') ?? [];
  return (
    <>
      <section aria-labelledby="system-state" className={classes.waiting}>
        <div className={classes.head}>
          <Title order={2} size="h3" id="system-state">
            System
          </Title>
          <Anchor component={Link} to={paths.system} size="sm">
            See everything
          </Anchor>
        </div>
        {data ? (
          <ul className={classes.list}>
            {needed.length === 0 && (
              <li className={classes.calm}>
                <IconCircleCheck size={20} aria-hidden />
                Nothing needs your attention.
              </li>
            )}
            {needed.map(({ name, sentence, reason }) => (
              <li key={name} className={classes.needed}>
                <IconAlertTriangle size={20} aria-hidden />
                <span>
                  {sentence}
                  {reason && (
                    <Text component="span" display="block" c="dimmed" size="sm">
                      {reason}
                    </Text>
                  )}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <div className={classes.failure}>
            <ErrorState of={{ error, isFetching, refetch }} message={systemMessages.loadFailed} />
          </div>
        )}
      </section>
      {children}
    </>
  );
}
