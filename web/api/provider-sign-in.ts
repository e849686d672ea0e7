import { accountsMessages } from '../../shared/messages/accounts.ts';
import { paths } from '../paths.ts';
import { askAuth } from './auth-request.ts';
import { textIn } from './read-answer.ts';

type ProviderAddress = { ok: true; address: string } | { ok: false; message: string };

/** The purpose of a visit to the provider: to sign in, or to connect it to an existing account. */
export type ProviderPurpose = 'sign-in' | 'connect';

/**
 * Returns the address of the provider's sign-in page, which redirects back to `paths.signedIn`.
 * Never throws.
 */
export async function findProviderAddress(
  providerId: string,
  purpose: ProviderPurpose,
): Promise<ProviderAddress> {
  const outcome = await askAuth(purpose === 'connect' ? 'link-social' : 'sign-in/social', {
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
