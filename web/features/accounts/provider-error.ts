import { accountsMessages } from '../../../shared/messages/accounts.ts';

/** The sentence for the error code with which a sign-in elsewhere ended. */
export function providerErrorSentence(code: string): string {
  return code === 'account_not_linked'
    ? accountsMessages.emailHasPassword
    : accountsMessages.providerFailed;
}
