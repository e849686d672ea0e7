import { counted } from '../counted.ts';

/** The sentences of the System page. */
export const systemMessages = {
  loadFailed: 'The state of the system could not be loaded. Please try again.',
  retryFailed: 'The job could not be queued again. Please try again.',
  retried: 'The job will be tried again now.',
  noneRetried: 'No failed job is left to try again.',
  retryAllFailed: 'The jobs could not be queued again. Please try again.',
  jobNotFailed: 'This job is not waiting to be tried again. It may already have been done.',
  mailMissing: 'No mail server is set up, so no emails are sent. Set SMTP_URL.',
  mailFromLocalhost:
    'Emails come from an address at localhost, which mail servers may refuse or treat as spam. Set MAIL_FROM.',
  mailUnused: 'A mail server is set up. Nothing has been sent yet.',
  mailWorks: 'The last email was handed to the mail server.',
  mailFails: 'The last email could not be sent.',
  markerNotAccepted:
    'Nobody has yet accepted what leaves the school for the model. Until then it marks nothing and writes no reports.',
  markerBuiltIn: 'The built-in marker answers: it is part of Greenpen.',
  markerUnused: 'The marker has not been asked yet.',
  markerWorks: 'The marker answered when it was last asked.',
  markerFails: 'The marker did not answer when it was last asked.',
  markerFailsSince: 'The marker did not answer when it was last asked. It last answered:',
  backupNever: 'No backup has been made yet with “npm run backup”.',
  backupMade: 'The last backup succeeded.',
  backupMadeElsewhere:
    'Another program made the last backup of the database, as it told Greenpen. Keep the uploaded images as well.',
  backupFails: 'The last “npm run backup” failed. The last one that succeeded:',
  backupFailsOnly: 'The last “npm run backup” failed, and none has succeeded yet.',
  backupElsewhereFails: 'The last backup by another program failed. The last one that succeeded:',
  backupElsewhereFailsOnly:
    'The last backup by another program failed, and none has succeeded yet.',
  backupOld: 'The last backup is more than two days old.',
  passwordsOn: 'People can sign in with a password.',
  passwordsOff:
    'Passwords are switched off for people with an email. An administrator has connected another way to sign in.',
  passwordsUnproved:
    'Passwords are switched off, and no administrator has shown that people can sign in another way. Connect Google, Microsoft or your own provider on My account, or let passwords sign people in again.',
  passwordsWithoutProvider:
    'Passwords are to be switched off, but Google, Microsoft or another provider is not set up, so passwords stay on.',
  addressMissing:
    'PUBLIC_URL is not set, so links in emails use the address that the request came to.',
  demoDataPresent:
    'The demo school is in the database. Its passwords are known to everyone: remove it before real work begins.',
  demoDataAbsent: 'There is no demo data.',
  nothingSetAside: 'Every row passed the rules of this release.',
  testMailSubject: 'Greenpen can send email',
  testMailText:
    'Hello,\n\nthis message shows that Greenpen’s email reaches you. Invitations and\nlinks to set a password will arrive the same way.',
  testMailSent: 'The mail server took the message. Look in your inbox.',
  testMailKept: 'The message is in the outbox, in the data folder.',
  testMailFailed:
    'The mail server did not take the message. Its reason is on the System page; correct SMTP_URL or MAIL_FROM, restart, and try again.',
  diskUnknown: 'The disk of the data folder could not be read.',
} as const;

/** @param queued The number of jobs. */
export function describeRetried(queued: number): string {
  if (queued === 0) return systemMessages.noneRetried;
  return `${counted(queued, 'job')} will be tried again now.`;
}

/** @param waiting @param running Job counts. @param failed The number of jobs given up. */
export function describeJobs(waiting: number, running: number, failed: number): string {
  const busy = `${waiting} waiting, ${running} running`;
  return failed === 0 ? `${busy}, none failed.` : `${busy}, ${failed} failed.`;
}

/** @param rows The number of rows that broke a rule of an upgrade. */
export function describeSetAside(rows: number): string {
  const said = rows === 1 ? 'One row of an earlier release' : `${rows} rows of earlier releases`;
  return `${said} broke a rule of the database: repaired, or kept in the table rows_set_aside.`;
}

export function describeDatabase(version: string, bytes: number): string {
  return `PostgreSQL ${version} answers; it holds ${formatBytes(bytes)}.`;
}

export function describeDisk(freeBytes: number, totalBytes: number): string {
  return `${formatBytes(freeBytes)} of ${formatBytes(totalBytes)} are free for the data folder.`;
}

export function describeAddress(publicUrl: string): string {
  return `People reach Greenpen at ${publicUrl}.`;
}

export function describeVersion(version: string, node: string): string {
  return `Greenpen ${version} on Node.js ${node}.`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const count = bytes / 1_000 ** power;
  return `${count >= 100 || power === 0 ? Math.round(count) : count.toFixed(1)} ${UNITS[power]}`;
}
