import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { CONCERNS_LISTED } from '../../../shared/business-rules.ts';
import type { Concern } from '../../../shared/contract/welfare.ts';
import { moreToRead, welfareMessages } from '../../../shared/messages/welfare.ts';
import { paths } from '../../paths.ts';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { ListPages } from '../../ui/lists/list-pages.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SearchField } from '../../ui/lists/search-field.tsx';
import { useListAddress } from '../../ui/lists/use-list-address.ts';
import { sourceWords, stateWords } from './concern-words.ts';
import { useConcerns, useIsMute } from './use-concerns.ts';
import classes from './welfare.module.css';

/**
 * The texts held back by the welfare check, open ones first; the words themselves are one click
 * away.
 */
export function WelfareScreen() {
  const [all, setAll] = useState(false);
  const { search, setSearch, page, setPage } = useListAddress();
  const concerns = useConcerns({ all, search, page });
  const isMute = useIsMute();
  const { items = [], more = 0, decided = 0 } = concerns.data ?? {};
  const clear = items.filter(({ strength }) => strength === 'clear');
  const faint = items.filter(({ strength }) => strength === 'faint');
  return (
    <PageShell
      title="Welfare"
      subtitle="Things students have written that a person should read. Each time you open one, it is recorded."
      actions={<BackToDashboard />}
    >
      {isMute && (
        <Alert mb="md" role="note" className={classes.notice}>
          {welfareMessages.nobodyEmailed}
        </Alert>
      )}
      {concerns.isPending && <Skeleton h={220} radius="lg" />}
      {concerns.isError && <ErrorState of={concerns} message={welfareMessages.loadFailed} />}
      {(search !== '' || items.length > 0) && (
        <div className={classes.search}>
          <SearchField label="Search by student or quiz" value={search} onSearch={setSearch} />
        </div>
      )}
      {search !== '' && concerns.data?.items.length === 0 && (
        <output>{welfareMessages.noneFound}</output>
      )}
      {search === '' && concerns.data?.items.length === 0 && (
        <EmptyState title="Nothing has been held back.">
          The welfare check misses some things and stops others for no reason. It does not replace
          reading.
        </EmptyState>
      )}
      {more > 0 && page === 1 && (
        <Alert mb="md" role="note" className={classes.notice} title={moreToRead(more)}>
          <Button variant="default" loading={concerns.isFetching} onClick={() => setAll(true)}>
            Show all
          </Button>
        </Alert>
      )}
      {clear.length > 0 && <ConcernList label="Held back" concerns={clear} />}
      {faint.length > 0 && (
        <section aria-labelledby="weaker-signs" className={classes.weaker}>
          <Title order={2} size="h4" id="weaker-signs">
            Weaker signs
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            The teacher who marks them reads these. Most are nothing, and nobody was sent a message.
          </Text>
          <ConcernList label="Weaker signs" concerns={faint} />
        </section>
      )}
      {decided > 0 && (
        <ListPages
          page={page}
          pageSize={CONCERNS_LISTED}
          total={decided}
          noun={['text decided on', 'texts decided on']}
          onTurn={setPage}
        />
      )}
    </PageShell>
  );
}

function ConcernList({ label, concerns }: { label: string; concerns: readonly Concern[] }) {
  return (
    <Panel>
      <ul className={classes.concerns} aria-label={label}>
        {concerns.map((concern) => (
          <li key={concern.id}>
            <ConcernLine concern={concern} />
          </li>
        ))}
      </ul>
    </Panel>
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
