import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { isWithoutEmail, shownEmail } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Services } from '../../../http/route.ts';
import { deviceName } from './device-name.ts';
import { passkeyHost } from '../passkeys/passkey-plugin.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { listSessions, readOwnAccount } from './own-account-queries.ts';

type Tools = Pick<Services, 'database' | 'settings' | 'signInProviders'>;

/** Returns the contents of the page My account. */
export async function getOwnAccount(
  { database, settings, signInProviders }: Tools,
  actor: Actor,
): Promise<OwnAccount> {
  const [own, sessions, passkeys] = await Promise.all([
    readOwnAccount(database, actor.id),
    listSessions(database, actor.id),
    listPasskeys(database, actor.id),
  ]);
  return {
    displayName: actor.displayName,
    signInName: shownEmail(actor.email),
    hasEmail: !isWithoutEmail(actor.email),
    isEmailProved: own.isEmailProved ?? false,
    sendsMail: settings.smtpUrl !== null,
    canChangeName: actor.role !== 'student',
    hasPassword: own.methods.includes('credential'),
    providers: signInProviders.map(({ id, name }) => ({
      id,
      name,
      isConnected: own.methods.includes(id),
    })),
    platforms: own.platforms,
    secondFactor: { isOn: own.hasSecondFactor ?? false, isRequired: actor.needsSecondFactor },
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      addedAt: createdAt.toISOString(),
    })),
    passkeyHost: passkeyHost(settings.publicUrl),
    sessions: sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      device: deviceName(userAgent),
      signedInAt: createdAt.toISOString(),
      isThisOne: id === actor.sessionId,
    })),
  };
}
