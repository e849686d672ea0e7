import * as fc from 'fast-check';
import sharp from 'sharp';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { CheckedQuestion } from '../create-question.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { blanks, exactQuestions, markup, questions, words } from './testing/arbitrary-questions.ts';
import { asked, readSafely } from './testing/mutate-files.ts';
import { writePaper } from './write-paper.ts';

const none = { question: null, scheme: null };
const exported = (all: readonly CheckedQuestion[]): ExportedQuestion[] =>
  all.map((question) => ({ ...question, images: none }));

async function read(bytes: Uint8Array) {
  const { items, refusal } = await readSafely('docx', Buffer.from(bytes).toString('base64'));
  expect(refusal).toBe('');
  return items;
}

/** Writes and reads questions; a question that comes back unchanged has no notice. */
const roundTrip = async (originals: readonly CheckedQuestion[]) =>
  (await read(await writePaper('Cells', exported(originals)))).map(({ question, report }) =>
    report.notices.length > 0 ? report : question,
  );

/** Returns a paper after someone has edited it in Word. */
async function changed(originals: readonly ExportedQuestion[], change: (xml: string) => string) {
  const files = unzipSync(await writePaper('Cells', originals));
  const path = 'word/document.xml';
  const document = change(strFromU8(files[path] ?? new Uint8Array()));
  return read(zipSync({ ...files, [path]: strToU8(document) }));
}

const draw = async (background: string) => ({
  name: 'image.webp',
  bytes: new Uint8Array(
    await sharp({ create: { width: 900, height: 30, channels: 3, background } })
      .webp()
      .toBuffer(),
  ),
});
const pixels = (bytes: Uint8Array | undefined) => sharp(bytes).removeAlpha().raw().toBuffer();

describe('a printed paper that is imported again', () => {
  it('has the same written questions, field by field', async () => {
    const some = fc.array(questions([...markup, ...words, ...blanks, '☐ ', '____', '[2 marks]']), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(some, async (originals) => {
        expect(await roundTrip(originals)).toEqual(originals);
      }),
      { numRuns: 80 },
    );
  });

  it('has the same questions of every exact kind, field by field', async () => {
    const some = fc.array(exactQuestions, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(some, async (originals) => {
        expect(await roundTrip(originals)).toEqual(originals);
      }),
      { numRuns: 80 },
    );
  });

  it.each(['word ', '  two\n\n', '😀', '<&amp;'])(
    'has the same question of maximum length, made of %j',
    async (piece) => {
      const { images: _, ...original } = asked({
        questionText: piece.repeat(MAX_QUESTION_TEXT_CHARACTERS / piece.length),
        markSchemeAnswer: piece.repeat(MAX_QUESTION_TEXT_CHARACTERS / piece.length),
      });
      const [back] = await roundTrip([original]);
      // Compared as text first, because a difference of 20,000 characters takes long to show.
      expect(JSON.stringify(back) === JSON.stringify(original)).toBe(true);
    },
  );

  it('keeps right-to-left text, maths, and characters that a Word file cannot contain', async () => {
    const originals = [
      { questionText: 'ما هو $x^2$؟\n\n  2 مارس', markSchemeAnswer: 'נכון (1)\n\tאו' },
      {
        questionText: 'A\u0001B\rC\r\nD\uFFFE',
        markSchemeAnswer: 'x\u000By',
        synonyms: 'a = b\u0007',
      },
      {
        questionText: '1. What?\n[3 marks]\nMark scheme\n2. Why?',
        markSchemeAnswer: '3. Topic: Energy',
      },
      {
        questionText: 'Which?',
        topic: 'a\tSubject: Chemistry',
        subject: '"Biology"',
        level: 'a\nb',
      },
    ].map((part) => {
      const { images: _, ...question } = asked(part);
      return question;
    });
    expect(await roundTrip(originals)).toEqual(originals);
  });

  it('keeps the images of question and scheme, pixel by pixel', async () => {
    const images = { question: await draw('#c00'), scheme: await draw('#0c0') };
    const originals = [asked({ questionText: '', images }), asked({ questionText: 'Why?' })];
    const [first, second] = await read(await writePaper('Cells', originals));
    for (const part of ['question', 'scheme'] as const) {
      expect(first?.images?.[part]).toHaveLength(1);
      expect(await pixels(first?.images?.[part][0]?.bytes)).toEqual(
        await pixels(images[part].bytes),
      );
    }
    expect(first?.question?.questionText).toBe('');
    expect(second?.images).toBeUndefined();
  });

  it('keeps questions whose mark schemes are still to come', async () => {
    const [item] = await read(await writePaper('Cells', [asked({ markSchemeAnswer: '' })]));
    expect(item?.question?.markSchemeAnswer).toBe('');
  });
});

describe('a printed paper that someone has edited', () => {
  it('is imported with its edited text', async () => {
    const [item] = await changed([asked({ questionText: 'What is red?' })], (xml) =>
      xml.replace('What is red?', 'What is blue?').replace('[2 marks]', '[4 marks]'),
    );
    expect(item?.question).toMatchObject({
      questionText: 'What is blue?',
      maxMark: 4,
      topic: 'Cells',
    });
    expect(item?.report.notices).toEqual([
      'The paper gives 4, its mark scheme 2. Please check its marks.',
    ]);
  });

  it('does not restore text that was replaced', async () => {
    const [item] = await changed([asked({ questionText: 'What\u0001 is red?' })], (xml) =>
      xml.replace('What is red?', 'What is blue?'),
    );
    expect(item?.question?.questionText).toBe('What is blue?');
  });

  it('keeps an added paragraph, whatever its style', async () => {
    const [item] = await changed([asked({ questionText: 'What is red?' })], (xml) =>
      xml.replace(
        /(?=<w:p>(?:(?!<w:p>).)*\[2 marks\])/,
        '<w:p><w:r><w:t>Give one.</w:t></w:r></w:p>',
      ),
    );
    expect(item?.question?.questionText).toBe('What is red?\nGive one.');
  });

  it('is read like any other paper if it contains a table', async () => {
    const cell = '<w:tc><w:p><w:r><w:t>12 cm</w:t></w:r></w:p></w:tc>';
    const items = await changed([asked({ questionText: 'What is red?' })], (xml) =>
      xml.replace(/(?=<w:p>(?:(?!<w:p>).)*\[2 marks\])/, `<w:tbl><w:tr>${cell}</w:tr></w:tbl>`),
    );
    expect(JSON.stringify(items)).toContain('12 cm');
  });

  it('reports a mark scheme whose question has been removed', async () => {
    const items = await changed([asked({}), asked({ questionText: 'Why?' })], (xml) =>
      xml.replace(
        /<w:p><w:pPr><w:pStyle w:val="GreenpenNumber"\/>.*?(?=<w:p><w:pPr><w:pStyle w:val="GreenpenNumber")/,
        '',
      ),
    );
    expect(items.map(({ report }) => [report.outcome, report.title])).toEqual([
      ['ready', '2. Why?'],
      ['unsupported', '1. one (1)'],
    ]);
  });

  it('is matched by number if paper and mark scheme are two files', async () => {
    const originals = [asked({}), asked({ questionText: 'Why?', markSchemeAnswer: 'so' })];
    const files = unzipSync(await writePaper('Cells', originals));
    const path = 'word/document.xml';
    const whole = strFromU8(files[path] ?? new Uint8Array());
    const at = whole.indexOf('<w:p><w:pPr><w:pStyle w:val="GreenpenSchemeNumber"/>');
    const body = whole.indexOf('<w:body>') + '<w:body>'.length;
    const end = whole.indexOf('</w:body>');
    const pack = (document: string) =>
      Buffer.from(zipSync({ ...files, [path]: strToU8(document) })).toString('base64');
    const scheme = pack(whole.slice(0, body) + whole.slice(at));
    const paper = pack(whole.slice(0, at) + whole.slice(end));
    const { items } = await readSafely('docx', paper, { format: 'docx', content: scheme });
    expect(items.map(({ question }) => question?.markSchemeAnswer)).toEqual(['one (1)', 'so']);
  });
});
