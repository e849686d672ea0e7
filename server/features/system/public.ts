export { createPartNotes } from './system-notes.ts';
export type { SystemPartName } from './system-queries.ts';
