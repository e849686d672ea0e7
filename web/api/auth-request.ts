import { accountsMessages, tryAgainIn } from '../../shared/messages/accounts.ts';
import { generalMessages } from '../../shared/messages/general.ts';
import { textIn } from './read-answer.ts';

/**
 * The outcome of a request to the account service: its answer, or the sentence that explains the
 * refusal.
 */
export type AuthOutcome = { ok: true; answer: unknown } | AuthRefusal;

interface AuthRefusal {
  ok: false;
  /** 0 if the server cannot be reached. */
  status: number;
  /** The service's own error code; often empty. */
  code: string;
  message: string;
}

/** Sends a POST to a route below /api/auth, or a GET if there is no body. Never throws. */
export async function askAuth(route: string, body?: object): Promise<AuthOutcome> {
  try {
    const response = await fetch(`/api/auth/${route}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      // Without a referrer, browsers hide the origin, and the account library refuses such
      // requests.
      referrerPolicy: 'same-origin',
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? { ok: true, answer } : readRefusal(response, answer);
  } catch {
    return { ok: false, status: 0, code: '', message: generalMessages.serverUnreachable };
  }
}

function readRefusal({ status, headers }: Response, answer: unknown): AuthRefusal {
  const code = textIn(answer, 'code');
  if (status === 429) {
    const seconds = Number(headers.get('retry-after'));
    const ours = code === 'TOO_MANY_CODES' ? textIn(answer, 'message') : '';
    const message = seconds > 0 ? tryAgainIn(seconds) : ours || accountsMessages.tooManySignIns;
    return { ok: false, status, code, message };
  }
  // A 5xx shows the server's own message only for 503: the server or its database is unavailable.
  const isTelling = status < 500 || status === 503;
  const sentence = isTelling ? textIn(answer, 'message') : '';
  return { ok: false, status, code, message: sentence || generalMessages.somethingWentWrong };
}
