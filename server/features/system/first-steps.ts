import {
  firstStepNames,
  notedSteps,
  stepSettings,
  type FirstStepName,
  type FirstSteps,
} from '../../../shared/contract/first-steps.ts';
import { systemMessages } from '../../../shared/messages/system.ts';
import type { Actor } from '../../access/actor.ts';
import type { Services } from '../../http/route.ts';
import { fail } from '../../http/fail.ts';
import { insertFirstStep, readFirstStepFacts } from './first-steps-queries.ts';

type Parts = Pick<Services, 'database' | 'settingsStore' | 'settings'>;

/** Returns how far a school has come from its first account to a class that can begin. */
export async function getFirstSteps(
  { database, settingsStore, settings }: Parts,
  actor: Pick<Actor, 'id'>,
): Promise<FirstSteps> {
  const { noted, decided, hasStudentsInClasses, firstAccount } = await readFirstStepFacts(database);
  const { schoolName } = await settingsStore.get(database);
  const isDone = (step: FirstStepName): boolean => {
    if (step === 'people') return hasStudentsInClasses;
    const byNote = notedSteps.find((name) => name === step);
    if (byNote) return noted.includes(byNote);
    if (step === 'school' && schoolName === '') return false;
    const names = stepSettings[step as keyof typeof stepSettings];
    return names.every((name) => decided.includes(name) || settingsStore.isFixed(name));
  };
  return {
    steps: firstStepNames.map((name) => ({ name, isDone: isDone(name) })),
    isDismissed: noted.includes('dismissed'),
    isFirstAccount: firstAccount === actor.id,
    hasMailServer: settings.smtpUrl !== null,
  };
}

/**
 * Sends the actor a message, which proves that outgoing mail works. Throws MAIL_NOT_SENT; the mail
 * server's reason is in the log and on the System page.
 */
export async function sendTestMail(
  { database, mailer }: Pick<Services, 'database' | 'mailer'>,
  { email }: Pick<Actor, 'email'>,
): Promise<void> {
  try {
    await mailer.send({
      to: email,
      subject: systemMessages.testMailSubject,
      text: systemMessages.testMailText,
    });
  } catch {
    throw fail('MAIL_NOT_SENT');
  }
  await insertFirstStep(database, 'mail');
}
