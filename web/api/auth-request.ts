import { accountsMessages, tryAgainIn } from '../../shared/messages/accounts.ts';
import { generalMessages } from '../../shared/messages/general.ts';
import { textIn } from './read-answer.ts';

/** What came of a request to the account service: its answer, or the sentence that says why not. */
export type AuthOutcome = { ok: true; answer: unknown } | AuthRefusal;

interface AuthRefusal {
  ok: false;
  /** 0 where the server cannot be reached. */
  status: number;
  /** The service's own word for the error; often empty. */
  code: string;
  message: string;
}

/** Posts to a route below /api/auth, or gets from it where there is no body. Never throws. */
export async function askAuth(route: string, body?: object): Promise<AuthOutcome> {
  try {
    const response = await fetch(`/api/auth/${route}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      // Without a referrer browsers hide the origin, and the account library refuses such requests.
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
  // Of failures the server's own words are shown where it says that it, or its database, is away.
  const isTelling = status < 500 || status === 503;
  const sentence = isTelling ? textIn(answer, 'message') : '';
  return { ok: false, status, code, message: sentence || generalMessages.somethingWentWrong };
}
