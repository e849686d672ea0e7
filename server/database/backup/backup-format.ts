import { z } from 'zod';

/**
 * A backup is a gzipped text of lines. The first line describes the backup. The tables follow, each
 * headed by a line that names the table and its columns, with one line of JSON per row; then the
 * uploaded files. The last line marks the backup as complete.
 */
export const headSchema = z.object({
  greenpenBackup: z.literal(1),
  /** The newest migration of the saved database. */
  migration: z.string(),
  at: z.iso.datetime(),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export const fileSchema = z.object({ file: z.string(), base64: z.string() });
export const endSchema = z.object({ end: z.literal(true), rows: z.number(), files: z.number() });

/** The number of rows and files in a backup. */
export type Saved = Pick<z.infer<typeof endSchema>, 'rows' | 'files'>;

/** Tells the person who gave an unusable file what is wrong with it. */
export class BackupError extends Error {}
