export { deleteOldRecords } from './delete-old-records.ts';
export { createPartNotes } from './system-notes.ts';
export { findLastBackup } from './system-queries.ts';
export type { SystemPartName } from './system-queries.ts';
