import type { AuthContext } from 'better-auth';
import type { SignInProviderConfig } from '../../../config.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { tell } from '../../../mail/tell.ts';
import { composeEmailProof, createEmailProof } from '../email-proof/email-proof.ts';
import { describeWayIn } from '../sign-in/describe-way-in.ts';
import { passwordPage } from './password-links.ts';
import { addressForLinks, OWN_PORT_HEADER } from '../auth/link-address.ts';

interface MailSettings {
  mailer: Mailer;
  publicUrl: string | null;
  signInProviders: Pick<SignInProviderConfig, 'name'>[];
}

export type PasswordMail = ReturnType<typeof createPasswordMail>;

/**
 * Composes the messages that the account library asks for. Lines are short, so that a file of them
 * is easy to read.
 */
export function createPasswordMail({ mailer, publicUrl, signInProviders }: MailSettings) {
  const addressOf = (request: Request | undefined) =>
    addressForLinks(
      publicUrl,
      request?.headers.get('host') ?? undefined,
      Number(request?.headers.get(OWN_PORT_HEADER)) || undefined,
    );
  return {
    /** Sends a person who forgot their password a link that works once, for an hour. */
    sendResetLink: (to: string, token: string, request: Request | undefined) => {
      if (isWithoutEmail(to)) return;
      tell(mailer, {
        to,
        subject: 'Set a new password for Greenpen',
        text: [
          'Hello,',
          'someone, we hope you, asked for a new password for your Greenpen\naccount. Set it here:',
          passwordPage(addressOf(request), token),
          'The link works once, and for one hour. If it was not you, you need do\nnothing: your password stays as it is.',
        ].join('\n\n'),
      });
    },

    /**
     * Tells a person who asked for a new password how to sign in, if a password would not sign them
     * in.
     */
    sendWayIn: (to: string, request: Request | undefined) =>
      tell(mailer, {
        to,
        subject: 'How to sign in to Greenpen',
        text: [
          'Hello,',
          'someone, we hope you, asked for a new password for your Greenpen\naccount. At your school you need none:',
          describeWayIn(signInProviders, { email: to, address: addressOf(request) }),
          'If it was not you, you need do nothing.',
        ].join('\n\n'),
      }),

    /** Tells a person that their password was changed, in case they did not do it themselves. */
    tellOfNewPassword: (to: string, request: Request | undefined) => {
      if (isWithoutEmail(to)) return;
      tell(mailer, {
        to,
        subject: 'Your Greenpen password was changed',
        text: [
          'Hello,',
          'the password of your Greenpen account was changed just now, and every\nother session was ended.',
          'If it was not you, choose a new password at once and tell your school:',
          new URL('/login', addressOf(request)).href,
        ].join('\n\n'),
      });
    },

    /** Sends a person who registered the link that activates the account. */
    sendEmailProof: async (
      context: Pick<AuthContext, 'internalAdapter'>,
      { id: userId, email }: { id: string; email: string },
      request: Request | undefined,
    ) => {
      const link = await createEmailProof(context, addressOf(request), { userId, email });
      // Not awaited: people who receive nothing can ask for another link.
      tell(mailer, composeEmailProof(email, link));
    },

    /** Tells the owner of an address that somebody tried to register with it again. */
    sendAccountExists: (to: string, request: Request | undefined) =>
      tell(mailer, {
        to,
        subject: 'You already have a Greenpen account',
        text: [
          'Hello,',
          'someone, we hope you, tried to register at Greenpen with this address.\nIt has an account already, so nothing was changed. Sign in here:',
          new URL('/login', addressOf(request)).href,
          'If you do not know your password, choose "Forgot your password" there.\nIf it was not you, you need do nothing.',
        ].join('\n\n'),
      }),
  };
}
