import type { Webhook } from '../../../shared/contract/webhooks.ts';

/** The labels of the webhook events that an administrator can select. */
export const eventWords: Record<Webhook['events'][number], string> = {
  'quiz.finished': 'A student finished a quiz',
  'quiz.marked': 'A marking run ended',
  'quiz.released': 'Marks were released',
};
