export { createBuiltInMarker } from './engine/built-in-marker.ts';
export type { Marker, MarkingTask } from './engine/marker.ts';
export {
  closeRun,
  insertRun,
  insertRunItems,
  listWaitingAnswers,
  storeRunMarks,
} from './marking-run-queries.ts';
export { findResponse, writeTeacherMark } from './responses-queries.ts';
export { runMarking } from './run-marking.ts';
