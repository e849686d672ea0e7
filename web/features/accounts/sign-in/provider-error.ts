import { accountsMessages } from '../../../../shared/messages/accounts.ts';

const OTHER_EMAIL = 'email_does_not_match';

/** Returns the sentence for the error code with which a provider sign-in ended. */
export function providerErrorSentence(code: string): string {
  if (code === OTHER_EMAIL) return accountsMessages.providerOtherEmail;
  return code === 'account_not_linked'
    ? accountsMessages.emailHasAccount
    : accountsMessages.providerFailed;
}
