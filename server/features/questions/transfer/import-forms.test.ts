import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const defaults = { subject: 'Biology', level: 'KS4', specCode: '4.4', maxMark: 2 };

const image = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer();

const file = async (name: string, width: number) =>
  `<file name="${name}" encoding="base64">${(await image(width)).toString('base64')}</file>`;

/** Returns a paper with one question that has a picture of this width. */
const paper = async (width: number) =>
  `<quiz><question type="category"><category><text>Figures</text></category></question>
    <question type="essay"><questiontext><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt; Name it.</text>
    ${await file('a.png', width)}</questiontext><graderinfo><text>x</text></graderinfo>
    </question></quiz>`;

describe('a file from another system', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacher: { id: string; email: string };
  const storedIn = async (topic: string) => {
    const { items } = await client.questions.list({ topic, pageSize: 200 });
    return items;
  };
  const sizeOf = async (url: string | null | undefined) => {
    const headers = { cookie: await app.cookieOf(teacher) };
    const shown = await fetch(`${app.address}${url}`, { headers });
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
    return [width, height];
  };
  const bring = async (width: number, dryRun: boolean) => {
    const request = { format: 'moodle-xml' as const, defaults, dryRun };
    const { items } = await client.questions.importFile({
      ...request,
      content: await paper(width),
    });
    return items.map(({ outcome }) => outcome);
  };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  afterAll(() => app.stop());

  it('imports Moodle’s export, except for reported items', async () => {
    const content = sample('moodle-4.5.xml');
    const request = { format: 'moodle-xml' as const, content, defaults, dryRun: false };
    const { items } = await client.questions.importFile({ ...request, dryRun: true });
    expect(items.map(({ outcome }) => outcome)).toEqual([
      'ready',
      'ready',
      'ready',
      'ready',
      'invalid',
    ]);
    expect(items[1]?.notices).toEqual([
      'Its general feedback is now the mark scheme. Please check it.',
    ]);
    expect((await errorOf(client.questions.importFile(request))).code).toBe('ITEMS_INVALID');
    const { imported } = await client.questions.importFile({ ...request, leaveOutInvalid: true });
    expect(imported).toBe(4);
    expect(await storedIn('Cells / tissues')).toMatchObject([
      { maxMark: 3, level: 'GCSE Higher', subject: 'Biology' },
      { maxMark: 1, level: 'KS4', textBoxSize: 'small' },
    ]);
  });

  it('imports an essay without a mark scheme as one with its scheme to come', async () => {
    const content = '$CATEGORY: Without scheme\n\n::Foxes:: Why do foxes come into towns? {}';
    const request = { format: 'gift' as const, content, defaults };
    const preview = await client.questions.importFile({ ...request, dryRun: true });
    expect(preview.items).toMatchObject([
      { outcome: 'ready', notices: [expect.stringContaining('scheme to come')] },
    ]);
    await client.questions.importFile({ ...request, dryRun: false });
    expect(await storedIn('Without scheme')).toMatchObject([{ schemeToCome: true }]);
  });

  it('imports the images of question and scheme, joining several into one', async () => {
    const content = `<quiz><question type="category"><category><text>Pictures</text></category></question>
      <question type="essay">
        <questiontext><text>&lt;img src="@@PLUGINFILE@@/a%20b.png"&gt;&lt;img src="@@PLUGINFILE@@/c.png"&gt;</text>
          ${await file('a b.png', 30)}${await file('c.png', 50)}</questiontext>
        <graderinfo><text>&lt;img src="@@PLUGINFILE@@/d.png"&gt;</text>${await file('d.png', 10)}</graderinfo>
      </question>
      <question type="essay">
        <questiontext><text>Broken &lt;img src="@@PLUGINFILE@@/e.png"&gt;</text>
          <file name="e.png" encoding="base64">iVBORw0KGgoAAAA=</file></questiontext>
        <graderinfo><text>x</text></graderinfo>
      </question></quiz>`;
    const request = { format: 'moodle-xml' as const, content, defaults };
    const preview = await client.questions.importFile({ ...request, dryRun: true });
    expect(preview.items.map(({ outcome, notices }) => [outcome, notices])).toEqual([
      ['ready', ['Its 2 images are now one, one below the other.']],
      [
        'ready',
        [
          'The image e.png was left out: it is not a readable PNG, JPEG, WebP or GIF. Please add it to the question afterwards.',
        ],
      ],
    ]);
    await client.questions.importFile({ ...request, dryRun: false });
    const [pictures, broken] = await storedIn('Pictures');
    expect(broken).toMatchObject({ questionImageURL: null, markSchemeImageURL: null });
    expect(await sizeOf(pictures?.questionImageURL)).toEqual([50, 64]);
    expect(await sizeOf(pictures?.markSchemeImageURL)).toEqual([10, 20]);
    const again = await client.questions.importFile({ ...request, dryRun: true });
    expect(again.items.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate']);
  });

  it('treats a question as a duplicate only if it has the same picture', async () => {
    expect(await bring(30, false)).toEqual(['ready']);
    expect(await bring(40, true)).toEqual(['ready']);
    expect(await bring(40, false)).toEqual(['ready']);
    for (const width of [30, 40])
      for (const dryRun of [true, false]) expect(await bring(width, dryRun)).toEqual(['duplicate']);
    expect(await storedIn('Figures')).toHaveLength(2);
  });

  it('imports GIFT, except for reported items', async () => {
    const { items, imported } = await client.questions.importFile({
      format: 'gift',
      content: sample('questions.gift.txt'),
      defaults,
      dryRun: false,
      leaveOutInvalid: true,
    });
    expect(imported).toBe(items.filter(({ outcome }) => outcome === 'ready').length);
    const stored = await storedIn('Forces');
    expect(stored.filter(({ kind }) => kind === 'choice')).toMatchObject([
      { options: 'True\nFalse', markSchemeAnswer: 'False' },
      { options: 'Jupiter\nMars\nEarth', markSchemeAnswer: 'Jupiter' },
    ]);
    expect(stored.filter(({ kind }) => kind === 'text')).toMatchObject([
      { maxMark: 2, level: 'KS3' },
    ]);
    expect(
      stored
        .filter(({ kind }) => !['text', 'choice'].includes(kind))
        .map(({ kind, markSchemeAnswer }) => [kind, markSchemeAnswer]),
    ).toEqual([
      ['term', 'newton\nN'],
      ['term', 'kilogram\nkg'],
      ['term', '9.8\n10'],
      ['number', '5'],
      ['matching', 'force → newton\nmass → kilogram\ntime → second'],
    ]);
  });
});
