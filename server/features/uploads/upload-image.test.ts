import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { drawPicture, sendFile, uploadImage } from '../../testing/upload-image.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('uploads.create', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  const upload = (bytes: Uint8Array, name?: string) =>
    sendFile(app, 'question', bytes, { as: teacher, name });
  /** Returns the image as stored. */
  const stored = async (bytes: Uint8Array) => {
    const { body } = await upload(bytes);
    const { url } = body as { url: string };
    return sharp(await app.files.getBytes(url.replace('/api/files/', '')));
  };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it.each([
    ['question', /^\/api\/files\/questions\/\d{13}_Plant-cell\.webp$/],
    ['markscheme', /^\/api\/files\/markschemes\/\d{13}_Plant-cell\.webp$/],
  ])('stores a %s image where the spec says and returns its address', async (kind, url) => {
    const picture = await drawPicture();
    const { status, body } = await sendFile(app, kind, picture, {
      as: teacher,
      name: 'Plant cell.png',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ url: expect.stringMatching(url), mediaType: 'image/webp' });
    expect(body).toMatchObject({ width: 40, height: 30 });
    const path = new URL((body as { url: string }).url, app.address).pathname;
    const { mode } = await stat(join(app.filesFolder, path.replace('/api/files/', '')));
    // Readable by the server and its group, and by nobody else on the machine.
    expect((mode & 0o777).toString(8)).toBe('640');
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('re-encodes a %s as WebP', async (format) => {
    const picture = await sharp(await drawPicture())
      .toFormat(format)
      .toBuffer();
    expect(await (await stored(picture)).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  it('removes where and with what a photograph was taken, and turns it upright', async () => {
    const photograph = await sharp(await drawPicture())
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const metadata = await (await stored(photograph)).metadata();
    expect(metadata).toMatchObject({ width: 30, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('drops anything hidden behind the end of an image', async () => {
    const picture = Buffer.concat([await drawPicture(), Buffer.from(SVG)]);
    const written = await (await stored(picture)).toBuffer();
    expect(written.includes('script')).toBe(false);
  });

  it('stores a large image no larger than a screen can use', async () => {
    const { body } = await upload(await drawPicture(5_000, 2_500));
    expect(body).toMatchObject({ width: 2_400, height: 1_200 });
  });

  it.each([
    ['a text', Buffer.from('I am no image')],
    ['an SVG with a script', Buffer.from(SVG)],
    ['an SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a ZIP', Buffer.from('PK\u0003\u0004')],
    ['nothing', Buffer.from('')],
  ])('refuses %s that is named as an image', async (_, bytes) => {
    expect(await upload(bytes, 'picture.png')).toMatchObject({
      status: 415,
      body: {
        code: 'NOT_AN_IMAGE',
        message:
          'This file is not an image that can be shown. Please choose a PNG, JPEG, WebP or GIF.',
      },
    });
  });

  it('refuses image formats that browsers do not show', async () => {
    const tiff = await sharp(await drawPicture())
      .tiff()
      .toBuffer();
    expect((await upload(tiff)).status).toBe(415);
  });

  it('refuses a truncated image', async () => {
    const noise = await sharp({
      create: { width: 200, height: 200, channels: 3, noise: { type: 'gaussian', sigma: 30 } },
    } as never)
      .png()
      .toBuffer();
    expect(await upload(noise.subarray(0, noise.length / 2))).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_UNREADABLE' },
    });
  });

  it('refuses a decompression bomb before it goes off', async () => {
    const bomb = await sharp({
      create: { width: 7_100, height: 7_100, channels: 3, background: '#000' },
    })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await upload(bomb)).toMatchObject({
      status: 413,
      body: {
        code: 'IMAGE_TOO_MANY_PIXELS',
        message: 'This image has too many pixels. Please make it smaller and try again.',
      },
    });
  });

  it.each([10 * 1024 * 1024 + 1, 50 * 1024 * 1024])('refuses a file of %d bytes', async (size) => {
    expect(await upload(new Uint8Array(size))).toMatchObject({
      status: 413,
      body: {
        code: 'IMAGE_TOO_LARGE',
        message: 'This file is larger than 10 MB. Please choose a smaller image.',
      },
    });
  });

  it('examines a file of exactly 10 MB', async () => {
    expect((await upload(new Uint8Array(10 * 1024 * 1024))).status).toBe(415);
  });

  it('does not even read a file that is larger than any image', async () => {
    const answer = await send(app, 'POST', '/api/uploads/question', {
      as: teacher,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'x'.repeat(101 * 1024 * 1024),
    }).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
  });

  it('refuses a compressed upload, wherever it was cut off, and does not wait for its end', async () => {
    for (const length of [10, 100_000, 400_000]) {
      const answer = await send(app, 'POST', '/api/uploads/question', {
        as: teacher,
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
        body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(length)}`,
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'IMAGE_UNREADABLE' } });
    }
  });

  it('asks for an image if none came', async () => {
    const multipart = 'multipart/form-data; boundary=x';
    for (const [type, body] of [
      [multipart, '--x--\r\n'],
      [multipart, 'no form at all'],
      [multipart, '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nab'],
      [multipart, '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n'],
      ['multipart/form-data', 'no boundary'],
      ['application/json', '{"file":"text"}'],
    ] as const) {
      const answer = await send(app, 'POST', '/api/uploads/question', {
        as: teacher,
        headers: { 'content-type': type },
        body,
      });
      expect([type, answer]).toMatchObject([
        type,
        { status: 400, body: { code: 'BAD_REQUEST', message: 'Please choose an image.' } },
      ]);
    }
  });

  it('accepts only two kinds of image', async () => {
    expect((await sendFile(app, 'avatar', await drawPicture(), { as: teacher })).status).toBe(400);
  });

  it('writes nothing outside its folders, whatever a file is called', async () => {
    for (const name of ['../../escaped.png', '/tmp/escaped.png', '..%2f..%2fescaped.png']) {
      expect((await upload(await drawPicture(), name)).status).toBe(201);
    }
    expect((await readdir(app.filesFolder)).toSorted()).toEqual(['markschemes', 'questions']);
  });

  it('keeps every one of several files of the same name that arrive at once', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => uploadImage(app, 'question', { as: teacher })),
    );
    expect(new Set(uploads.map(({ url }) => url)).size).toBe(8);
    for (const { url, sizeBytes } of uploads) {
      const file = await readFile(`${app.filesFolder}/${url.replace('/api/files/', '')}`);
      expect(file.length).toBe(sizeBytes);
    }
  });

  it('is for teachers: students and visitors are refused', async () => {
    const student = await buildUser(app.database);
    const picture = await drawPicture();
    expect((await sendFile(app, 'question', picture, { as: student })).status).toBe(403);
    expect((await sendFile(app, 'question', picture)).status).toBe(401);
  });
});
