import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tokenKinds } from '../../../shared/contract/tokens.ts';
import { user } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/** Keys for scripts. The key itself is nowhere: only its digest, and how it begins. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Actions of `shared/permissions.ts`. */
    scopes: text('scopes').array().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('api_tokens_user_index').on(table.userId),
    check('known_token_kind', isOneOf(table.kind, tokenKinds)),
  ],
);
