export { deleteConcernForGood, deleteOldConcerns } from './delete-concerns.ts';
export {
  answerInFiles,
  feedbackInFiles,
  isHeld,
  isNameFree,
  isNotHeld,
  isUndecided,
  markInResults,
  undecidedAnswers,
} from './held-queries.ts';
export { findConcerns, raiseConcerns, type WelfareTools } from './raise-concerns.ts';
export { sendNotice, sendWaitingNotices } from './send-notice.ts';
export { findConcern, isSharedConcern } from './shown-concerns-queries.ts';
export { createWelfareCheck, type WelfareCheck } from './welfare-check.ts';
export { listLeads } from './welfare-queries.ts';
export { concernAsOwned } from './welfare-rules.ts';
