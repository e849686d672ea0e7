import { MAX_OWN_NAME_CHARACTERS } from '../../../shared/business-rules.ts';
import { isLikeName } from '../../../shared/person-name.ts';
import type { Database } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailMessage, Mailer } from '../../mail/mailer.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { findConcern, listEvents, type ShownConcern } from './shown-concerns-queries.ts';
import { isAbout } from './welfare-rules.ts';
import { insertEvents, listLeads, listUsualRecipients, lockUntold } from './welfare-queries.ts';

interface NoticeTools {
  database: Database;
  mailer: Mailer;
  /** Whether mail leaves the school; without a mail server messages stay in the outbox. */
  sendsMail: boolean;
  settingsStore: SettingsStore;
  /** Base URL of the app, e.g. `https://quiz.school.example`. */
  address: string;
}

/**
 * Notifies the safeguarding leads that there is a text to read and, if none of them could decide on
 * it, also the teacher and the administrators, except people whom a student's words name. The
 * message names the student, the quiz and where to read it, but never what was written. One failing
 * mailbox does not delay the others, and a retry skips people who have been notified. A message
 * that only stays in the outbox is not recorded as sent.
 */
export async function sendNotice(
  { database, mailer, sendsMail, settingsStore, address }: NoticeTools,
  concernId: string,
): Promise<void> {
  const found = await findConcern(database, concernId);
  if (!found) return;
  const { safeguardingLead } = await settingsStore.get(database);
  const leads = await listLeads(database, safeguardingLead);
  const isNamed = ({ names }: { names: readonly string[] }) => isAbout(found.concern, names);
  const usual = leads.some((lead) => lead.canRead && !isNamed(lead))
    ? []
    : await listUsualRecipients(database, found.concern.teacherId);
  const unnamed = usual.filter((person) => !isNamed(person));
  // If it names all of them, the administrators are notified nevertheless.
  const others = unnamed.length > 0 ? unnamed : usual.filter(({ isAdmin }) => isAdmin);
  const recipients = [...new Set([...leads, ...others].map(({ email }) => email))];
  const events = await listEvents(database, concernId);
  const told = new Set(events.filter(({ kind }) => kind === 'told').map(({ detail }) => detail));
  const sent = await Promise.allSettled(
    recipients
      .filter((email) => !told.has(email))
      .map(async (to) => {
        await mailer.send(compose(to, found, address));
        if (sendsMail) await insertEvents(database, [{ concernId, kind: 'told', detail: to }]);
      }),
  );
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Queues notices of open concerns about which nobody has been notified, for example because the
 * school had no mail server. Nodes that start at the same time queue each only once.
 */
export function sendWaitingNotices(
  database: Database,
  jobs: Pick<JobQueue, 'enqueueAll' | 'isUnderWay'>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const untold = await lockUntold(transaction);
    const isUnderWay = await Promise.all(
      untold.map((notice) => jobs.isUnderWay('send-welfare-notice', notice)),
    );
    const waiting = untold.filter((_, index) => !isUnderWay[index]);
    await jobs.enqueueAll('send-welfare-notice', waiting, transaction);
  });
}

/**
 * What the check did with each kind of text; it only holds back what other people would be shown.
 */
const done: Record<ShownConcern['concern']['source'], string> = {
  answer: 'has held back an answer in a quiz for a person to read',
  appeal: 'has noticed something in a question about a mark that a person should read',
  'typing-name': 'has held back a name in the typing test for a person to read',
  'report-note': 'has noticed something in a note for a report that a person should read',
};

function compose(to: string, { concern, quizTitle }: ShownConcern, address: string): MailMessage {
  const { source, studentName, quizCode, id } = concern;
  const quiz =
    quizCode === null ? [] : [`Quiz: ${[quizTitle, quizCode].filter(Boolean).join(', ')}`];
  return {
    to,
    subject: 'Greenpen: something to read today',
    text: [
      'Hello,',
      `Greenpen’s welfare check ${done[source]}. It may be about somebody’s safety, or it may be nothing.`,
      [`Student: ${nameInLetter(studentName)}`, ...quiz].join('\n'),
      'Please read it today, in private:',
      new URL(`/welfare/${id}`, address).href,
      'What was written is not in this email. If you think that someone is in danger now, call 999.',
    ].join('\n\n'),
  };
}

/** The detail that distinguishes two students with the same name may be an email address. */
const ADDRESS_BEHIND = / \([^\s()@]+@[^\s()@]+\)$/;

/**
 * Returns the name for a message. People who register choose their own names, so a message to staff
 * must not contain a link or sentence in place of a name.
 */
function nameInLetter(shown: string): string {
  const name = shown.replace(ADDRESS_BEHIND, '');
  const isName = name.length <= MAX_OWN_NAME_CHARACTERS && isLikeName(name);
  return isName ? shown : 'named where you read it';
}
