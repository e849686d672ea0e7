import type { AddressInfo } from 'node:net';
import { text as readStream } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMessage {
  /** The recipients that the client named. */
  recipients: string[];
  from: string;
  headers: string;
  text: string;
}

export interface TestSmtpServer {
  /** The value for SMTP_URL. */
  url: string;
  received: ReceivedMessage[];
  /** Rejects each message from now on. */
  refuse(): void;
  stop(): Promise<void>;
}

/** Starts a real mail server on a free port that keeps the messages it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? new Error('mailbox full') : undefined),
    onData: (stream, { envelope }, acknowledge) => {
      void readStream(stream).then((raw) => {
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          ...readMessage(raw),
        });
        return acknowledge();
      });
    },
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: () => {
      isRefusing = true;
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** Returns the headers and text of a message as it was received. */
export function readMessage(raw: string): { headers: string; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end);
  const body = raw.slice(end + 4).trimEnd();
  if (/transfer-encoding: base64/i.test(headers)) {
    return { headers, text: Buffer.from(body, 'base64').toString() };
  }
  if (!/transfer-encoding: quoted-printable/i.test(headers)) return { headers, text: body };
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString() };
}
