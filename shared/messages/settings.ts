import type { SettingName } from '../contract/school-settings.ts';

/** The audit trail's name for each setting. */
export const settingWords: Record<SettingName, string> = {
  safeguardingLead: 'safeguarding lead',
  registration: 'who may register',
  registrationDomains: 'domains',
  passwordSignIn: 'sign-in by password',
  staffSecondFactor: 'second factor for staff',
  newPasswordAfterCard: 'new password at the first sign-in',
  helpLines: 'help lines',
  welfarePhrases: 'welfare phrases',
  safeguardingYears: 'how long safeguarding records are kept',
  leaverMonths: 'how long leavers are kept',
  auditMonths: 'how long the audit trail is kept',
  schoolName: 'name of the school',
  privacyContact: 'contact for personal data',
  provider: 'who runs the server',
  timeZone: 'time zone',
};

/** The sentences of the school's settings. */
export const settingsMessages = {
  firstStepsFailed: 'The first steps could not be loaded. Please try again.',
  firstStepFailed: 'This could not be saved. Please try again.',
  loadFailed: 'The school’s settings could not be loaded.',
  saved: 'Settings saved',
  saveFailed: 'The settings could not be saved. Please try again.',
  fixed: 'This setting is fixed by the server’s configuration. Ask the person who runs the server.',
  wayInUnproved:
    'Passwords stay on for now: no administrator has shown that people can sign in another way. Connect Google, Microsoft or your own provider on My account, under Other ways to sign in, then switch passwords off. Where nothing can be connected there, the person who runs the server sets one up first.',
  notOnOrOff: 'Choose either on or off.',
  notAnEmail: 'Each address must be an email address.',
  notADomain: 'Each domain must look like school.example, without the @.',
  domainsMissing: 'Please name at least one domain. Without one, nobody could register.',
  timeZoneUnknown:
    'The database does not know this time zone. Please give one of a large city nearby, such as Europe/London.',
  notATimeZone: 'The time zone must be one such as Europe/London.',
  tooManyLeads: 'Please give at most ten addresses.',
  phraseTooShort: 'Each phrase needs at least three letters.',
  tooManyPhrases: 'Please give at most 200 phrases.',
  safeguardingYears: 'Safeguarding records are kept for 1 to 75 years.',
  leaverMonths: 'Leavers are kept for 1 to 120 months.',
  auditMonths: 'The audit trail is kept for 6 to 120 months.',
  defaultHelpLines: [
    'An adult at school you trust, such as your form tutor or the safeguarding lead',
    'Childline: 0800 1111, free at any time, or childline.org.uk',
    'Shout: text SHOUT to 85258, free at any time',
    'In danger now: call 999',
  ].join('\n'),
};
