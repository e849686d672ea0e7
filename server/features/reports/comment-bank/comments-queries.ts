import { asc } from 'drizzle-orm';
import type { Database, Db } from '../../../database/client.ts';
import { reportComments } from '../../../database/schema/reports.ts';

/** Returns the school's own comments, by subject and level. */
export function listComments(database: Db) {
  const { subject, levelFrom, levelTo, part, comment } = reportComments;
  return database
    .select({ subject, levelFrom, levelTo, part, comment })
    .from(reportComments)
    .orderBy(asc(subject), asc(levelFrom), asc(reportComments.id));
}

/** Replaces all of the school's comments. */
export function replaceComments(
  database: Database,
  comments: (typeof reportComments.$inferInsert)[],
): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.delete(reportComments);
    if (comments.length > 0) await transaction.insert(reportComments).values(comments);
  });
}
