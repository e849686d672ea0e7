export { createScoreFinder } from './lti/find-scores.ts';
export { registerLti } from './lti/lti-plugin.ts';
export { createPlatformFrames, type PlatformFrames } from './lti/platform-frames.ts';
export { sendScore } from './lti/send-score.ts';
export { syncCourse } from './lti/sync-course.ts';
export { createEventFinder } from './webhooks/find-events.ts';
export { sendWebhook } from './webhooks/send-webhook.ts';
export { deleteOldDeliveries } from './webhooks/webhooks-queries.ts';
