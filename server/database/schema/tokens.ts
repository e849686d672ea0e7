import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tokenKinds } from '../../../shared/contract/tokens.ts';
import { user } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/** Access tokens for scripts. Only the digest and the first characters of a token are stored. */
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
    /**
     * The person a personal token acts for; null for a service's token, which belongs to the
     * school.
     */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The administrator who made a service's token, for as long as they have an account. */
    madeBy: text('made_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('api_tokens_user_index').on(table.userId),
    index('api_tokens_made_by_index').on(table.madeBy),
    check('known_token_kind', isOneOf(table.kind, tokenKinds)),
    check('token_belongs', sql`(${table.kind} = 'personal') = (${table.userId} is not null)`),
  ],
);
