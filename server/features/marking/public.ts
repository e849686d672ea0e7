export { createCallGate, type CallGate } from './run/batches/call-gate.ts';
export type { Marker, MarkingTask } from './engine/marker.ts';
export { presentAppeal } from './appeals/present-appeal.ts';
export { failAbandonedRuns } from './run/fail-abandoned-runs.ts';
export { findRun, insertRun, isRunWithin } from './run/marking-run-queries.ts';
export { observeMarker } from './observe-marker.ts';
export { createThreadedMarker } from './threaded/threaded-marker.ts';
export { createMarker } from './model-marker/create-marker.ts';
export { connectModel } from './language-model/connect-model.ts';
export { isThoughtBroken, withoutThoughts } from './language-model/without-thoughts.ts';
export type { ModelAsker } from './language-model/ask-model.ts';
export type { OutsideModelPolicy } from './language-model/outside-model-policy.ts';
export { MarkerError } from './engine/marker-error.ts';
export { describeMarkerError } from './explain-marker-error.ts';
export {
  createOutsideModelPolicy,
  mayLeave,
  requireAcceptance,
  sentFields,
  type FindUses,
  type SentUse,
} from './outside/leaving.ts';
export {
  countModelCalls,
  findAcceptance,
  insertAcceptance,
  listModelCalls,
  removeOldModelCalls,
} from './outside/outside-queries.ts';
export { findSent, type Changes } from './outside/find-sent.ts';
export { findProvider } from './outside/provider.ts';
export { describeSentForMarking } from './outside/sent-for-marking.ts';
export { findResponse } from './responses-queries.ts';
export { findSubmission } from './desk/find-submission.ts';
export { insertRunItems } from './run/run-items-queries.ts';
export { equalityWithin } from './equality-within.ts';
export { listInkedBlind } from './sampling/blind-marks-queries.ts';
export { listQuestionChanges, type QuestionChange } from './question-changed-queries.ts';
export { listPoints } from './sampling/list-points.ts';
export { listSample, listSkipped, type SampledAnswer } from './sampling/sample-queries.ts';
export { runMarking } from './run/run-marking.ts';
export { isItsPlace } from './submitted-queries.ts';
export { waitingMarks } from './desk/to-check-queries.ts';
export { setMarks } from './decisions/set-marks.ts';
