import type { HostileRequest } from './hostile-requests.ts';
import { mayCall } from './may-call.ts';
import type { Secret } from './secrets.ts';
import type { HostileAnswer } from './send-hostile.ts';

/** Patterns of text that only the server's internals can have written. */
const innards = [
  /\bat [\w.<>]+ \(?(?:file:|node:|\/)/,
  /node_modules/,
  /\.ts:\d+/,
  /\b(?:insert into|select|update|delete from) "\w+"/i,
  /(?:relation|column|constraint) "\w+"/,
  /Failed query|DrizzleQueryError|PostgresError|syntax error at or near|invalid byte sequence/,
  /Maximum call stack|Cannot read propert|is not a function|is not iterable/,
];

/** Returns what is wrong with a response, in words; null if nothing is. */
export function judgeAnswer(
  request: HostileRequest,
  answer: HostileAnswer,
  secrets: readonly Secret[],
): string | null {
  const { status, text, headers } = answer;
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `status ${status}`;
  const innard = innards.find((pattern) => pattern.test(text));
  if (innard) return `tells of the inside: ${innard.exec(text)?.[0]}`;
  const told = secrets.find(({ marker, mayKnow }) => {
    return !mayKnow.includes(request.actor) && text.includes(marker);
  });
  if (told) return `tells ${request.actor} of ${told.what}`;
  if (request.isPathIntact && !mayCall(request.route, request.actor) && status < 400)
    return `lets ${request.actor} pass with ${status}`;
  // Node itself rejects an endless address, before the app sees it.
  const isTheApps = status !== 431;
  if (isTheApps && !headers['content-security-policy']) return 'has no content security policy';
  return null;
}
