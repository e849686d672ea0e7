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
  /** Whether messages leave the school; without a mail server they lie in the outbox. */
  sendsMail: boolean;
  settingsStore: SettingsStore;
  /** Where the app is reached, e.g. `https://quiz.school.example`. */
  address: string;
}

/**
 * Tells the safeguarding leads of a text to read, and where none of them could decide on it, the teacher
 * and the administrators too, but for those whom a student's words name. The message names the student, the quiz and where to read it, never what was written.
 * Nobody waits for a mailbox that refuses, and a second try leaves out people whom the first told.
 * A message that only lies in the outbox has told nobody, so that the record does not say so.
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
  // Where it names them all, somebody has to hear of it.
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
 * Has notices sent for what is still to be read and of which nobody has been told, as where a school
 * had no mail server before. Nodes that start together queue each once.
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

/** What the check did: only what others would be shown is held back. */
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

/** What tells two students of one name apart may be an address. */
const ADDRESS_BEHIND = / \([^\s()@]+@[^\s()@]+\)$/;

/** People who register choose their own names: a message to staff carries no link or sentence of theirs. */
function nameInLetter(shown: string): string {
  const name = shown.replace(ADDRESS_BEHIND, '');
  const isName = name.length <= MAX_OWN_NAME_CHARACTERS && isLikeName(name);
  return isName ? shown : 'named where you read it';
}
