import { Badge, Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiToken } from '../../../../shared/contract/tokens.ts';
import { tokensMessages } from '../../../../shared/messages/tokens.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDateTime } from '../../../ui/format-date.ts';
import { isolate } from '../../../ui/isolate.ts';
import { toast } from '../../../ui/toast.ts';
import classes from '../../../ui/rows.module.css';

/** The existing keys, each with its permissions and a button to revoke it. */
export function TokenList({ whose }: { whose: 'mine' | 'all' }) {
  const queryClient = useQueryClient();
  const tokens = useQuery(api.tokens.list.queryOptions({ input: { whose } }));
  const revoking = useMutation(
    api.tokens.revoke.mutationOptions({
      onSuccess: () => toast.success(tokensMessages.revoked),
      onError: (error) => toast.error(errorSentence(error, tokensMessages.revokeFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.tokens.key() }),
    }),
  );
  const revoke = async ({ id, name }: ApiToken) => {
    const isConfirmed = await confirm({
      title: `Revoke ${isolate(name)}`,
      message: tokensMessages.confirmRevoke,
      confirmLabel: 'Revoke',
      isDestructive: true,
    });
    if (isConfirmed) revoking.mutate({ tokenId: id });
  };
  if (tokens.isPending) return <Skeleton h={22} />;
  if (!tokens.data) return <ErrorState of={tokens} message={tokensMessages.loadFailed} />;
  const { items } = tokens.data;
  if (items.length === 0) return <p className={classes.dim}>There are none yet.</p>;
  return (
    <ul className={classes.list}>
      {items.map((token) => (
        <li key={token.id} className={classes.row}>
          <TokenFacts token={token} isOwnerShown={whose === 'all'} />
          <Button
            variant="default"
            size="xs"
            aria-label={`Revoke ${token.name}`}
            loading={revoking.isPending && revoking.variables.tokenId === token.id}
            onClick={() => void revoke(token)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function formatOwner({ ownerId, ownerName }: ApiToken): string {
  if (ownerId !== null) return ownerName;
  return ownerName === '' ? 'the school’s' : `the school’s, made by ${ownerName}`;
}

function TokenFacts({ token, isOwnerShown }: { token: ApiToken; isOwnerShown: boolean }) {
  const { name, kind, prefix, scopes, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <div className={classes.facts}>
      <span className={classes.name}>
        {name}
        {kind === 'service' && <Badge variant="light">Service</Badge>}
        {isExpired && (
          <Badge color="gray" variant="light">
            Expired
          </Badge>
        )}
      </span>
      <span className={classes.dim}>
        <code>{prefix}…</code>
        {isOwnerShown && ` · ${formatOwner(token)}`} · may do {scopes.length}{' '}
        {scopes.length === 1 ? 'thing' : 'things'} · {isExpired ? 'ended' : 'ends'}{' '}
        <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
      </span>
      <span className={classes.dim}>
        {lastUsedAt === null ? 'Never used' : `Last used ${formatDateTime(lastUsedAt)}`}
      </span>
    </div>
  );
}
