import { CALLABLE_TIMEOUT_MS } from '../../shared/business-rules.ts';
import { generalMessages } from '../../shared/messages/general.ts';
import { isOtherPersons, ownerHeaders } from './page-owner.ts';
import { partOf, textIn } from './read-answer.ts';
import { sessionExpiry } from './session-expiry.ts';

/**
 * Calls a callable function of the server: sends `data` and returns `result` (spec section 7).
 * Throws an Error whose message is the sentence to show. Times out after 70 s.
 */
export async function callFunction(name: string, data: unknown): Promise<unknown> {
  const reportExpiry = sessionExpiry.watch();
  const response = await post(name, data);
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) reportExpiry();
  if (!response.ok) {
    const error = partOf(answer, 'error');
    if (textIn(error, 'reason') === 'SESSION_OF_ANOTHER') isOtherPersons.set(true);
    throw new Error(textIn(error, 'message') || generalMessages.somethingWentWrong);
  }
  return partOf(answer, 'result');
}

async function post(name: string, data: unknown): Promise<Response> {
  try {
    return await fetch(`/api/callable/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ownerHeaders() },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(CALLABLE_TIMEOUT_MS),
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const { tookTooLong } = generalMessages;
    throw new Error(isLate ? tookTooLong : generalMessages.serverUnreachable, { cause: error });
  }
}
