/** The content type with the boundary between the parts of the forms. */
export const FORM_TYPE = 'multipart/form-data; boundary=x';

const fileNames = [
  'picture.png',
  '../../../../etc/passwd',
  '..\\..\\web.config',
  'a\u0000.png',
  'x".png"; name="kind',
  '__proto__',
  '',
  'é'.repeat(300),
  '<img src=x onerror=alert(1)>.svg',
  'CON.png',
];
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const contents = [
  pixel,
  Buffer.concat([pixel, Buffer.from('<script>alert(1)</script>')]),
  pixel.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a\uFFFF\uFFFF'),
  Buffer.alloc(0),
  Buffer.alloc(200_000, '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "&a;&a;">]><a>&a;</a>'),
];

function form(field: string, name: string, content: Buffer): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]);
}

/** Forms with one file each, including ones with the wrong field or a broken end. */
export const hostileForms: readonly Uint8Array[] = [
  ...fileNames.map((name) => form('file', name, pixel)),
  ...contents.map((content) => form('file', 'picture.png', content)),
  form('__proto__', 'picture.png', pixel),
  form('file', 'picture.png', pixel).subarray(0, -10),
  Buffer.concat([form('file', 'one.png', pixel), form('file', 'two.png', pixel)]),
];
