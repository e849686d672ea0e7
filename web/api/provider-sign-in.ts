import { accountsMessages } from '../../shared/messages/accounts.ts';
import { paths } from '../paths.ts';
import { postAuth } from './auth-request.ts';
import { textIn } from './read-answer.ts';

type ProviderAddress = { ok: true; address: string } | { ok: false; message: string };

/** Where the provider asks who is signing in; the way ends at `paths.signedIn`. Never throws. */
export async function findProviderAddress(providerId: string): Promise<ProviderAddress> {
  const outcome = await postAuth('sign-in/social', {
    provider: providerId,
    callbackURL: paths.signedIn,
    errorCallbackURL: paths.signedIn,
    disableRedirect: true,
  });
  if (outcome.ok) {
    const address = textIn(outcome.answer, 'url');
    return address
      ? { ok: true, address }
      : { ok: false, message: accountsMessages.providerFailed };
  }
  const isOurs = outcome.status === 429 || outcome.status === 0;
  return { ok: false, message: isOurs ? outcome.message : accountsMessages.providerFailed };
}
