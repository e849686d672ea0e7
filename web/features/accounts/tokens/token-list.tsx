import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../shared/counted.ts';
import type { ApiToken } from '../../../../shared/contract/tokens.ts';
import { tokensMessages } from '../../../../shared/messages/tokens.ts';
import { api, client } from '../../../api/client.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { RowList } from '../../../ui/lists/row-list.tsx';
import { useRemoval } from '../../../ui/dialogs/use-removal.ts';
import classes from '../../../ui/lists/rows.module.css';

/** The existing keys, each with its permissions and a button to revoke it. */
export function TokenList({ whose }: { whose: 'mine' | 'all' }) {
  const tokens = useQuery(api.tokens.list.queryOptions({ input: { whose } }));
  const revoking = useRemoval((tokenId) => client.tokens.revoke({ tokenId }), {
    key: api.tokens.key(),
    verb: 'Revoke',
    question: tokensMessages.confirmRevoke,
    done: tokensMessages.revoked,
    failed: tokensMessages.revokeFailed,
  });
  return (
    <RowList
      query={tokens}
      height={22}
      failed={tokensMessages.loadFailed}
      none="There are none yet."
      keyOf={({ id }) => id}
      renderRow={(token) => (
        <>
          <TokenFacts token={token} isOwnerShown={whose === 'all'} />
          <Button
            variant="default"
            size="xs"
            aria-label={`Revoke ${token.name}`}
            loading={revoking.isRemoving(token.id)}
            onClick={() => void revoking.ask(token.id, token.name)}
          >
            Revoke
          </Button>
        </>
      )}
    />
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
        {isOwnerShown && ` · ${formatOwner(token)}`} · may do {counted(scopes.length, 'thing')} ·{' '}
        {isExpired ? 'ended' : 'ends'} <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
      </span>
      <span className={classes.dim}>
        {lastUsedAt === null ? 'Never used' : `Last used ${formatDateTime(lastUsedAt)}`}
      </span>
    </div>
  );
}
