import { readFileSync } from 'node:fs';
import { Document, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SchemeFile } from '../../../../../shared/contract/question-transfer.ts';
import type { ImportFormat } from '../../../../../shared/transfer-formats.ts';
import type { CheckedItem } from '../check-items.ts';
import type { ExportedQuestion } from '../exported-question.ts';
import readItems from '../read-items-worker.ts';
import { writeCsv } from '../write-csv.ts';
import { writeQti } from '../write-qti.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8');

/** A question to write, with some of its fields given. */
export const asked = (part: Partial<ExportedQuestion>): ExportedQuestion => ({
  questionText: 'Which of these is <b>x</b> & y?',
  markSchemeAnswer: 'one (1)',
  maxMark: 2,
  topic: 'Cells',
  subject: 'Biology',
  level: 'GCSE',
  specCode: '4.4',
  textBoxSize: 'medium',
  kind: 'text',
  options: '',
  synonyms: '',
  questionImageURL: null,
  markSchemeImageURL: null,
  images: { question: null, scheme: null },
  ...part,
});

const questions = [
  asked({}),
  asked({ kind: 'choices', options: 'a\nb\nc', markSchemeAnswer: 'a\nb' }),
  asked({ kind: 'number', markSchemeAnswer: '9.8 ± 0.1 m/s' }),
  asked({ kind: 'term', markSchemeAnswer: 'autumn\nfall (1)' }),
  asked({ kind: 'matching', options: 'a\nb\n\n1\n2', markSchemeAnswer: 'a → 1\nb → 2' }),
];

/** A complete file in each format, from which the damaged ones are made. */
const seeds: Readonly<Record<ImportFormat, Uint8Array>> = {
  csv: Buffer.from(writeCsv(questions)),
  'moodle-xml': Buffer.from(sample('moodle-4.5.xml')),
  gift: Buffer.from(sample('questions.gift.txt')),
  aiken: Buffer.from('What is it?\nA. one\nB. two\nANSWER: B\n\nWhich?\nA) x\nB) y\nANSWER: A\n'),
  paper: Buffer.from(
    '1. What? [2]\n(a) Why? (1)\n(b) (i) How? [1 mark]\n2 Where? [3 marks]\n\nMark scheme\n1a one\n2 two\n',
  ),
  qti: writeQti(questions),
  docx: await wordPaper(),
};

const SIGNS = '{}~=#:->%\\"\'<>&;/[]$\n\r\t ,.()0\u0000¶→²xAé😀'.split('');
const MOST_CHANGES = 8;

/** Returns a pseudo-random number generator that is deterministic for a seed. */
function chance(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    state ^= state >>> 13;
    return (state >>> 0) % Math.max(1, below);
  };
}

/** Returns the content of a damaged file: parts are cut, doubled or moved, and signs inserted. */
export function mutated(format: ImportFormat, seed: number): string {
  const next = chance(seed);
  // Damages mostly the documents within a Word file, because few damaged ZIPs can be opened at all.
  if (format === 'docx' && next(5) > 0) {
    const files = unzipSync(seeds.docx);
    const path = ['word/document.xml', 'word/numbering.xml', 'word/styles.xml'][next(3)] ?? '';
    const whole = strFromU8(files[path] ?? new Uint8Array());
    const damaged = next(4) === 0 ? mutatedText(whole, next) : mutatedValues(whole, next);
    const packed = zipSync({ ...files, [path]: strToU8(damaged) }, { level: 0 });
    return Buffer.from(packed).toString('base64');
  }
  if (format === 'qti' || format === 'docx') {
    const bytes = Uint8Array.from(seeds[format]);
    for (let count = 0; count <= next(MOST_CHANGES); count += 1) {
      bytes[next(bytes.length)] = next(256);
    }
    return Buffer.from(bytes.subarray(0, next(4) === 0 ? next(bytes.length) : undefined)).toString(
      'base64',
    );
  }
  return mutatedText(strFromU8(seeds[format]), next);
}

function mutatedText(whole: string, next: (below: number) => number): string {
  let text = whole;
  for (let count = 0; count <= next(MOST_CHANGES); count += 1) {
    const at = next(text.length);
    const to = at + next(40);
    const piece = text.slice(at, to);
    const put =
      [SIGNS[next(SIGNS.length)] ?? '', '', piece + piece, piece.repeat(50)][next(4)] ?? '';
    text = text.slice(0, at) + put + text.slice(to);
  }
  return text;
}

interface Outcome {
  items: CheckedItem[];
  /** The sentence with which the file is refused; empty if it is read. */
  refusal: string;
  /** An error that no file may cause. */
  crash: unknown;
  /** Processor time in milliseconds, so that a busy machine does not matter. */
  tookMs: number;
}

/** Returns XML that can still be read, with other words and values in it. */
function mutatedValues(xml: string, next: (below: number) => number): string {
  const values = [
    '',
    '-1',
    '0',
    '7',
    '99999',
    '%1%9',
    'upperRoman',
    '(a) (1)',
    'Mark scheme',
    '😀',
  ];
  return xml.replaceAll(/(?<=>)[^<]+(?=<\/)|(?<=w:val=")[^"]*/g, (value) =>
    next(8) > 0 ? value : (values[next(values.length + 1)] ?? value + value),
  );
}

function line(text: string, level: number): Paragraph {
  return new Paragraph({ text, numbering: { reference: 'q', level } });
}

/** Returns a paper with Word's automatic numbers, and a table. */
async function wordPaper(): Promise<Uint8Array> {
  const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];
  const levels = formats.map((format, level) => ({ level, format, text: `%${level + 1}.` }));
  const cells = ['1(a)', 'one (1)', '1'].map(
    (text) => new TableCell({ children: [new Paragraph(text)] }),
  );
  const children = [
    line('What?', 0),
    line('Why? [2]', 1),
    line('How? (1)', 2),
    line('Where? [3 marks]', 0),
    new Paragraph('Mark scheme'),
    new Table({ rows: [new TableRow({ children: cells })] }),
  ];
  const config = [{ reference: 'q', levels }];
  const paper = new Document({ numbering: { config }, sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(paper));
}

const defaults = { subject: '', topic: '', level: '', specCode: '', maxMark: undefined };

/** Reads and checks a file as an import does, and returns the outcome. */
export async function readSafely(
  format: ImportFormat,
  content: string,
  scheme?: SchemeFile,
): Promise<Outcome> {
  const begun = process.cpuUsage();
  const outcome = { items: [] as CheckedItem[], refusal: '', crash: null as unknown };
  try {
    const reading = await readItems({ format, content, scheme, defaults });
    if ('refusal' in reading) outcome.refusal = reading.refusal;
    else outcome.items = reading.found;
  } catch (error) {
    outcome.crash = error;
  }
  const { user, system } = process.cpuUsage(begun);
  return { ...outcome, tookMs: (user + system) / 1_000 };
}
