import { Anchor, Button, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEMO_REQUESTS_PER_PAGE } from '../../../shared/business-rules.ts';
import type { ReceivedDemoRequest } from '../../../shared/contract/landing.ts';
import { landingMessages } from '../../../shared/messages/landing.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { ListPages } from '../../ui/lists/list-pages.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import classes from './demo-requests.module.css';

const noun = ['message', 'messages'] as const;

/** The messages of visitors from the contact form, newest first, for administrators. */
export function DemoRequests() {
  const [page, setPage] = useState(1);
  const query = useQuery(
    api.landing.listDemoRequests.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
    }),
  );
  if (query.isPending) return <ListSkeleton />;
  const failure = query.isError && (
    <ErrorState of={query} message={landingMessages.requestsFailed} />
  );
  if (!query.data) return failure;
  const { items, total } = query.data;
  if (total === 0) return <Text c="dimmed">{landingMessages.noRequests}</Text>;
  return (
    <div aria-busy={query.isPlaceholderData}>
      {failure}
      <ol className={classes.list}>
        {items.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ol>
      <ListPages
        page={page}
        pageSize={DEMO_REQUESTS_PER_PAGE}
        total={total}
        noun={noun}
        onTurn={setPage}
      />
    </div>
  );
}

function Request({
  request: { id, name, email, message, createdAt },
}: {
  request: ReceivedDemoRequest;
}) {
  const queryClient = useQueryClient();
  const removing = useMutation(
    api.landing.removeDemoRequest.mutationOptions({
      onSuccess: () => toast.success(landingMessages.requestRemoved),
      onError: (error) => toast.error(errorSentence(error, landingMessages.removeRequestFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.landing.key() }),
    }),
  );
  const askAndRemove = async () => {
    const isConfirmed = await confirm({
      title: 'Delete message?',
      message: landingMessages.removeRequest,
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) removing.mutate({ requestId: id });
  };
  return (
    <li className={classes.request}>
      <p className={classes.from}>
        <strong dir="auto">{name}</strong>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        <Text component="time" dateTime={createdAt} c="dimmed" size="sm">
          {formatDateTime(createdAt)}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Delete the message from ${name}`}
          loading={removing.isPending}
          onClick={() => void askAndRemove()}
        >
          Delete
        </Button>
      </p>
      <p className={classes.message} dir="auto">
        {message}
      </p>
    </li>
  );
}
