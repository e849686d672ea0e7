import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Images that teachers uploaded (spec section 7, File storage). */
export const uploads = pgTable('uploads', {
  id: text('id')
    .primaryKey()
    .default(sql`gen_random_uuid()::text`),
  /** `questions/{timestamp}_{filename}` or `markschemes/{timestamp}_{filename}`. */
  storageKey: text('storage_key').notNull().unique(),
  mediaType: text('media_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
