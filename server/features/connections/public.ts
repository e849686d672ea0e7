export { findEvents } from './webhooks/find-events.ts';
export { sendWebhook } from './webhooks/send-webhook.ts';
