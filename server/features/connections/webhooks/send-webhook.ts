import { createHmac } from 'node:crypto';
import { webhooksMessages } from '../../../../shared/messages/webhooks.ts';
import type { Database } from '../../../database/client.ts';
import { PrivateAddressError, requestOutside } from '../../../http/outside-request.ts';
import { findDelivery, noteAttempt } from './webhooks-queries.ts';

const TIMEOUT_MS = 15_000;

/**
 * Sends one delivery, unless it has arrived already. The payload identifies quiz and student by
 * their ids, and contains no text that anyone wrote. Throws if the receiver does not accept it, so
 * that the queue retries.
 */
export async function sendWebhook(
  { database, allowsPrivateAddresses }: { database: Database; allowsPrivateAddresses: boolean },
  deliveryId: string,
  signal: AbortSignal,
): Promise<void> {
  const delivery = await findDelivery(database, deliveryId);
  if (!delivery || delivery.deliveredAt !== null) return;
  const { id, event, quizCode, userId, happenedAt, url, secret } = delivery;
  const at = happenedAt.toISOString();
  const body = JSON.stringify({ id, event, at, quizCode, ...(userId !== null && { userId }) });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Greenpen',
    'greenpen-event': event,
    'greenpen-signature': signatureOf(secret, body, Math.floor(Date.now() / 1_000)),
  };
  const asked = { method: 'POST', headers, body, allowsPrivateAddresses } as const;
  const problem = await requestOutside(new URL(url), {
    ...asked,
    timeoutMs: TIMEOUT_MS,
    signal,
  }).then(
    ({ status }) => (status >= 200 && status < 300 ? null : `The other side answered ${status}.`),
    (error: unknown) =>
      error instanceof PrivateAddressError ? webhooksMessages.privateAddress : reasonOf(error),
  );
  await noteAttempt(database, deliveryId, problem);
  if (problem !== null) throw new Error(problem);
}

const reasonOf = (error: unknown): string =>
  `Could not be reached: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}.`;

/**
 * Returns the signature `t=seconds,v1=hex` of the time and the body, which protects against replays
 * and changes.
 */
export function signatureOf(secret: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
