import { setTimeout as sleep } from 'node:timers/promises';
import type { MailMessage, Mailer } from '../mail/mailer.ts';

const POLL_MS = 5;
const PATIENCE_MS = 5_000;

/** Keeps the messages that the app sends. */
export class TestInbox implements Mailer {
  readonly messages: MailMessage[] = [];

  async send(message: MailMessage): Promise<void> {
    this.messages.push(message);
  }

  /**
   * Returns the newest message to an address. Waits until there are this many, because messages are
   * sent in the background.
   */
  async messageTo(address: string, count = 1): Promise<MailMessage> {
    for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
      const theirs = this.messages.filter(({ to }) => to === address);
      const message = theirs.at(-1);
      if (message && theirs.length >= count) return message;
      await sleep(POLL_MS);
    }
    throw new Error(`No message came to ${address}.`);
  }
}

export function linkIn({ text }: MailMessage): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error('The message has no link.');
  return new URL(link);
}
