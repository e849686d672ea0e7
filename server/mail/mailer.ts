import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

export interface MailMessage {
  /** One address. */
  to: string;
  /** Logged if a request's message fails, so the subjects of such messages must name nobody. */
  subject: string;
  /** The address for replies, if it differs from the sender's. */
  replyTo?: string;
  /** Plain text; each link has its own line. */
  text: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the message has been handed over; rejects if that fails. */
  send(message: MailMessage): Promise<void>;
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/**
 * Creates a mailer that uses SMTP if a server is configured, and otherwise writes files to the data
 * folder's outbox.
 */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  logger: Pick<FastifyBaseLogger, 'info'>,
): Mailer {
  return smtpUrl === null
    ? createOutbox(join(dataDir, 'outbox'), mailFrom, logger)
    : createSmtpMailer(smtpUrl, mailFrom);
}

const SMTP_TIMEOUT_MS = 20_000;

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  return {
    send: async (message) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      });
      await transport.sendMail(compose(message, from));
    },
  };
}

function createOutbox(
  folder: string,
  from: string,
  logger: Pick<FastifyBaseLogger, 'info'>,
): Mailer {
  return {
    send: async (message) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const sent = await transport.sendMail(compose(message, from));
      const file = join(folder, `${fileTime()}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, sent.message, { mode: 0o600 });
      const link = /https?:\/\/\S+/.exec(message.text)?.[0];
      logger.info({ to: message.to, subject: message.subject, link, file }, 'mail in the outbox');
    },
  };
}

/** Returns the time as a file name prefix that sorts in order. */
function fileTime(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}

/** An address passed as an object is one address, whatever commas or line breaks it contains. */
function compose({ to, subject, replyTo, text }: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
    subject: subject.replaceAll(/\s+/g, ' '),
    text,
  };
}
