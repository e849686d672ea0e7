import { fail } from '../../../http/fail.ts';
import { route } from '../../../http/route.ts';
import { createToken } from './create-token.ts';
import { presentToken } from './present-token.ts';
import { revokeToken } from './revoke-token.ts';
import { listTokens } from './tokens-queries.ts';

export const tokensRoutes = {
  list: route.tokens.list.handler(async ({ context: { database, actor, ownerId }, input }) => {
    const rows = await listTokens(database, input.whose === 'mine' ? actor.id : ownerId);
    return { items: rows.map(presentToken) };
  }),

  create: route.tokens.create.handler(({ context, input }) =>
    createToken(context, context.actor, input),
  ),

  revoke: route.tokens.revoke.handler(async ({ context: { database, actor, ownerId }, input }) => {
    if (!(await revokeToken(database, actor, input.tokenId, ownerId))) throw fail('NOT_FOUND');
    return { revoked: true };
  }),
};
