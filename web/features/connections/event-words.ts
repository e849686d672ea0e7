import type { Webhook } from '../../../shared/contract/webhooks.ts';

/** What a webhook is told of, as an administrator ticks it. */
export const eventWords: Record<Webhook['events'][number], string> = {
  'quiz.finished': 'A student finished a quiz',
  'quiz.marked': 'A marking run ended',
  'quiz.released': 'Marks were released',
};
