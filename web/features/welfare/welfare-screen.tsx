import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Concern } from '../../../shared/contract/welfare.ts';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { BackToDashboard } from '../../ui/back-to-dashboard.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/format-date.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sourceWords, stateWords } from './concern-words.ts';
import { useConcerns } from './use-concerns.ts';
import classes from './welfare.module.css';

/** What the welfare check has held back, open ones first; the words themselves one click away. */
export function WelfareScreen() {
  const concerns = useConcerns();
  return (
    <PageShell
      title="Welfare"
      subtitle="Things students have written that a person should read. Each time you open one, it is recorded."
      actions={<BackToDashboard />}
    >
      {concerns.isPending && <Skeleton h={220} radius="lg" />}
      {concerns.isError && (
        <ErrorState
          message={errorSentence(concerns.error, welfareMessages.loadFailed)}
          isRetrying={concerns.isFetching}
          onRetry={() => void concerns.refetch()}
        />
      )}
      {concerns.data?.items.length === 0 && (
        <EmptyState title="Nothing has been held back.">
          The welfare check misses some things and stops others for no reason. It does not replace
          reading.
        </EmptyState>
      )}
      {concerns.data && concerns.data.items.length > 0 && (
        <Panel>
          <ul className={classes.concerns}>
            {concerns.data.items.map((concern) => (
              <li key={concern.id}>
                <ConcernLine concern={concern} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </PageShell>
  );
}

function ConcernLine({ concern }: { concern: Concern }) {
  const { id, source, studentName, quizTitle, quizCode, raisedAt, state } = concern;
  const place = [quizTitle, quizCode].filter(Boolean).join(', ');
  return (
    <Link to={paths.welfareConcern(id)} className={classes.concern}>
      <span className={classes.who}>{studentName}</span>
      <span className={classes.where}>
        {sourceWords[source]}
        {place && `, ${place}`}
      </span>
      <span className={classes.when}>{formatDateTime(raisedAt)}</span>
      <span className={classes.state} data-state={state}>
        {stateWords[state]}
      </span>
    </Link>
  );
}
