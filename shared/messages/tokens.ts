import { API_TOKEN_DAYS, MAX_API_TOKENS_PER_PERSON } from '../business-rules.ts';

/** The sentences of access tokens for scripts. */
export const tokensMessages = {
  nameRequired: 'Please give the key a name that says what it is for.',
  scopesRequired: 'Please choose at least one thing that the key may do.',
  days: `A key lasts between ${API_TOKEN_DAYS.min} day and ${API_TOKEN_DAYS.max} days.`,
  scopeMissing: 'This key may not do that. Make one that may, on My account.',
  scopeNotYours: 'A key can do only what you may do yourself.',
  tooMany: `There are ${MAX_API_TOKENS_PER_PERSON} keys already. Please revoke one that is not used.`,
  shownOnce: 'Copy the key now. It will not be shown again.',
  revoked: 'The key has been revoked. Nothing can use it any more.',
  revokeFailed: 'The key could not be revoked. Please try again.',
  createFailed: 'The key could not be made. Please try again.',
  loadFailed: 'The keys could not be loaded. Please try again.',
  confirmRevoke: 'Revoke this key? Scripts that use it stop working at once.',
} as const;
