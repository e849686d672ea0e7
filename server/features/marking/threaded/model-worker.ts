export { findMarkingUses } from '../outside/find-marking-uses.ts';
export { prepareAnswer, readPass } from '../model-marker/work-of-model-marker.ts';
export { readServiceReply } from '../model-marker/read-service-reply.ts';
