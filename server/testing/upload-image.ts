import sharp from 'sharp';
import type { Upload, UploadKind } from '../../shared/contract/uploads.ts';
import type { RawAnswer } from './send.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'address' | 'cookieOf'>;

/** Returns a small picture as a PNG. */
export function drawPicture(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0B7A4B' } })
    .png()
    .toBuffer();
}

/** Sends a file as the page's form does. */
export async function sendFile(
  app: App,
  kind: string,
  bytes: Uint8Array,
  { as: person, name = 'picture.png' }: { as?: { email: string }; name?: string } = {},
): Promise<RawAnswer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const response = await fetch(`${app.address}/api/uploads/${kind}`, {
    method: 'POST',
    headers: person ? { cookie: await app.cookieOf(person) } : {},
    body: form,
  });
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  return { status: response.status, headers: response.headers, text, body };
}

/** Uploads a small picture. */
export async function uploadImage(
  app: App,
  kind: UploadKind,
  { as: person }: { as: { email: string } },
): Promise<Upload> {
  const { body } = await sendFile(app, kind, await drawPicture(), { as: person });
  return body as Upload;
}
