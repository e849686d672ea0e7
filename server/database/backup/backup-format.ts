import { z } from 'zod';

/**
 * A backup is a gzipped text of lines. The first says what it is; then come the tables, each
 * headed by a line that names it and its columns, with one line of JSON a row; then the uploaded
 * files. The last line says that it is whole.
 */
export const headSchema = z.object({
  greenpenBackup: z.literal(1),
  /** The newest migration of the database that was saved. */
  migration: z.string(),
  at: z.iso.datetime(),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export const fileSchema = z.object({ file: z.string(), base64: z.string() });
export const endSchema = z.object({ end: z.literal(true), rows: z.number(), files: z.number() });

/** How much a backup holds. */
export type Saved = Pick<z.infer<typeof endSchema>, 'rows' | 'files'>;

/** What a person who gave an unusable file should know. */
export class BackupError extends Error {}
