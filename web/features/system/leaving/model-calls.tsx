import { Button, Skeleton, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MODEL_CALLS_KEPT_DAYS, MODEL_CALLS_PER_PAGE } from '../../../../shared/business-rules.ts';
import type { ModelCallRow } from '../../../../shared/contract/outside-model.ts';
import { outsideMessages, modelUseNames } from '../../../../shared/messages/outside-model.ts';
import { api } from '../../../api/client.ts';
import { IconDownload } from '../../../icons/download.ts';
import { DataTable, type DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { ListPages } from '../../../ui/lists/list-pages.tsx';
import system from '../system-screen.module.css';
import classes from './leaving.module.css';

const columns: readonly DataTableColumn<ModelCallRow>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at), isRowHeader: true },
  { key: 'use', header: 'For', cell: ({ use }) => modelUseNames[use] },
  { key: 'question', header: 'Question', cell: ({ question }) => question ?? '–' },
  { key: 'model', header: 'Model', cell: ({ model }) => model },
  {
    key: 'tokens',
    header: 'Tokens',
    align: 'end',
    cell: ({ totalTokens }) => totalTokens.toLocaleString('en-GB'),
  },
  { key: 'outcome', header: 'Outcome', cell: ({ outcome }) => outcome },
];

/** A log of the calls to a model, without their texts. */
export function ModelCalls() {
  const [page, setPage] = useState(1);
  const calls = useQuery(
    api.system.listModelCalls.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <section className={system.card} aria-labelledby="model-calls">
      <div className={classes.callsTop}>
        <Title order={2} id="model-calls">
          Calls to models
        </Title>
        {calls.data !== undefined && calls.data.total > 0 && (
          <Button
            component="a"
            href="/api/model/calls-file"
            download
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
          >
            Download CSV
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        When, which model, how many tokens, for which question: no texts. Kept for{' '}
        {MODEL_CALLS_KEPT_DAYS} days.
      </Text>
      {calls.isPending && <Skeleton h={160} radius="md" />}
      {calls.isError && <ErrorState of={calls} message={outsideMessages.callsFailed} />}
      {calls.data?.total === 0 && <Text>No model has been called.</Text>}
      {calls.data !== undefined && calls.data.total > 0 && (
        <>
          <DataTable
            caption="Calls to models, the newest first"
            columns={columns}
            rows={calls.data.items}
            rowKey={({ at, question, use }) => `${at} ${use} ${question}`}
          />
          <ListPages
            page={page}
            pageSize={MODEL_CALLS_PER_PAGE}
            total={calls.data.total}
            noun={['call', 'calls']}
            onTurn={setPage}
          />
        </>
      )}
    </section>
  );
}
