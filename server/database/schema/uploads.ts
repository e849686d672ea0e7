import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Images that teachers uploaded (spec section 7, File storage). */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    /** `questions/{timestamp}_{filename}` or `markschemes/{timestamp}_{filename}`. */
    storageKey: text('storage_key').notNull().unique(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [check('uploads_size_range', sql`${table.sizeBytes} >= 0`)],
);
