import { generalMessages } from '../../shared/messages/general.ts';
import { landingMessages } from '../../shared/messages/landing.ts';
import { textIn } from './read-answer.ts';

/**
 * What a visitor entered in the contact form; `website` is the honeypot field that people do not
 * see.
 */
export interface DemoRequest {
  name: string;
  email: string;
  message: string;
  website: string;
}

/**
 * Sends the contact form; returns null on success, otherwise the sentence that explains the
 * failure. Uses plain `fetch`, because the front page must not load the whole API client. Never
 * throws.
 */
export async function sendDemoRequest(request: DemoRequest): Promise<string | null> {
  try {
    const response = await fetch('/api/demo-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (response.ok) return null;
    const isTelling = response.status === 400 || response.status === 429;
    const sentence = isTelling ? textIn(await response.json().catch(() => null), 'message') : '';
    return sentence || landingMessages.sendFailed;
  } catch {
    return generalMessages.serverUnreachable;
  }
}
