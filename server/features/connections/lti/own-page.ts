import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A page of a moment, between us and a platform, with a policy of its own. */
interface OwnPage {
  title: string;
  sentence: string;
  /** Sent on by the browser at once, or by the button where it runs no scripts. */
  form?: { to: string; fields: Record<string, string>; button: string };
  /** What runs in it. */
  script: string;
  /** Which sites may show it within a page of theirs. */
  frames: readonly string[];
}

export function sendPage(reply: FastifyReply, page: OwnPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { title, sentence, form, script, frames } = page;
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `form-action ${form ? new URL(form.to).origin : "'none'"}`,
    `frame-ancestors ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
  ];
  if (frames.length > 0) void reply.removeHeader('x-frame-options');
  const fields = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return reply.header('content-security-policy', policy.join('; ')).type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem}</style></head>
<body><h1>${escape(title)}</h1><p>${escape(sentence)}</p>
${form ? `<form id="go" method="post" action="${escape(form.to)}">${fields.join('')}<button>${escape(form.button)}</button></form>` : ''}
<script nonce="${nonce}">${script}</script></body></html>`);
}
