import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Messages from the landing page's contact form. */
export const demoRequests = pgTable('demo_requests', {
  id: text('id')
    .primaryKey()
    .default(sql`gen_random_uuid()::text`),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
