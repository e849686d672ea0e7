import { z } from 'zod';
import { API_TOKEN_DAYS, MAX_SHORT_TEXT_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { tokensMessages } from '../messages/tokens.ts';
import { permissions, type Action } from '../permissions.ts';
import { shortText, timestamp } from './fields.ts';
import { permitted } from './route.ts';

/**
 * Actions that no token may perform, whatever its owner may: it must not lead to a password,
 * another token or a webhook.
 */
const NEVER_BY_TOKEN: ReadonlySet<Action> = new Set([
  'account.own',
  'token.manage',
  'user.reset',
  'user.merge',
  'connection.manage',
  'user.reset-second-factor',
]);

/** The scopes that a token can have, in the order of the permissions table. */
export const tokenScopes = (Object.keys(permissions) as Action[]).filter(
  (action) =>
    !NEVER_BY_TOKEN.has(action) &&
    (permissions[action].teacher !== 'none' || permissions[action].admin !== 'none'),
);

/**
 * A personal token acts for its owner; a service's token always belongs to the school.
 */
export const tokenKinds = ['personal', 'service'] as const;

const tokenSchema = z.object({
  id: z.string(),
  kind: z.enum(tokenKinds),
  name: z.string(),
  /** The beginning of the token; the rest is shown once, when it is created. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  /** The person whose name and rights it uses; null for a service's token. */
  ownerId: z.string().nullable(),
  /**
   * The name of its owner, or of the creator of a service's token; empty once they have no account.
   */
  ownerName: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  isExpired: z.boolean(),
  /** To the minute; null if nobody has used it. */
  lastUsedAt: timestamp.nullable(),
});
export type ApiToken = z.infer<typeof tokenSchema>;

export const tokensContract = {
  list: permitted('token.manage', 'ownRows')
    .route({ method: 'GET', path: '/tokens' })
    .input(z.object({ whose: z.enum(['mine', 'all']).default('mine') }))
    .output(z.object({ items: z.array(tokenSchema) })),

  create: permitted('token.manage', 'ownRows', { limit: 'own-password' })
    .route({ method: 'POST', path: '/tokens', successStatus: 201 })
    .input(
      z.object({
        kind: z.enum(tokenKinds).default('personal'),
        name: shortText.pipe(
          z.string().min(1, tokensMessages.nameRequired).max(MAX_SHORT_TEXT_CHARACTERS),
        ),
        scopes: z.array(z.enum(tokenScopes)).min(1, tokensMessages.scopesRequired),
        /** In days from now. */
        days: z
          .number()
          .int()
          .min(API_TOKEN_DAYS.min, tokensMessages.days)
          .max(API_TOKEN_DAYS.max, tokensMessages.days)
          .default(API_TOKEN_DAYS.default),
        /** The creator's password, if they sign in with one. */
        password: z.string().max(1_000).default(''),
      }),
    )
    .output(tokenSchema.extend({ token: z.string() }))
    .errors(
      errors('TOO_MANY_REQUESTS', 'PASSWORD_WRONG', 'TOKEN_SCOPE_NOT_YOURS', 'TOO_MANY_TOKENS'),
    ),

  /** Revokes it at once. */
  revoke: permitted('token.manage', 'ownRows')
    .route({ method: 'DELETE', path: '/tokens/{tokenId}' })
    .input(z.object({ tokenId: z.guid() }))
    .output(z.object({ revoked: z.literal(true) }))
    .errors(errors('NOT_FOUND')),
};
