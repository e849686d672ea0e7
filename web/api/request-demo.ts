import { generalMessages } from '../../shared/messages/general.ts';
import { landingMessages } from '../../shared/messages/landing.ts';
import { textIn } from './read-answer.ts';

/** What a visitor wrote in the contact form; `website` is the field that people do not see. */
export interface DemoRequest {
  name: string;
  email: string;
  message: string;
  website: string;
}

/**
 * Sends it; returns null once it has arrived, else the sentence that says why not. A plain request,
 * because the front page is not to load the whole of the API's client. Never throws.
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
