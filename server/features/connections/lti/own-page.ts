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

/** A short-lived page between Greenpen and a platform, with its own content security policy. */
interface OwnPage {
  title: string;
  sentence: string;
  /** Submitted immediately by the script, or by the button if the browser runs no scripts. */
  form?: { to: string; fields: Record<string, string>; button: string };
  /** The script that runs in the page. */
  script: string;
  /** The sites that may show the page in a frame. */
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
