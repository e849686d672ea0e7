import { readFileSync } from 'node:fs';
import { checkItem, type CheckedItem } from '../check-items.ts';
import type { ExportedQuestion } from '../exported-question.ts';
import { FileProblem } from '../file-problem.ts';
import { readers, type ReadFormat } from '../readers.ts';
import { writeCsv } from '../write-csv.ts';
import { writeQti } from '../write-qti.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8');

const asked = (part: Partial<ExportedQuestion>): ExportedQuestion => ({
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

/** A whole file of each form, from which the damaged ones are made. */
export const seeds: Readonly<Record<ReadFormat, Uint8Array>> = {
  csv: Buffer.from(writeCsv(questions)),
  'moodle-xml': Buffer.from(sample('moodle-4.5.xml')),
  gift: Buffer.from(sample('questions.gift.txt')),
  aiken: Buffer.from('What is it?\nA. one\nB. two\nANSWER: B\n\nWhich?\nA) x\nB) y\nANSWER: A\n'),
  paper: Buffer.from(
    '1. What? [2]\n(a) Why? (1)\n(b) (i) How? [1 mark]\n2 Where? [3 marks]\n\nMark scheme\n1a one\n2 two\n',
  ),
  qti: writeQti(questions),
};

const SIGNS = '{}~=#:->%\\"\'<>&;/[]$\n\r\t ,.()0\u0000¶→²xAé😀'.split('');
const MOST_CHANGES = 8;

/** Numbers that look like chance, and are the same for a seed. */
function chance(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    state ^= state >>> 13;
    return (state >>> 0) % Math.max(1, below);
  };
}

/** The content of a damaged file: parts cut, doubled, moved, and signs put in. */
export function mutated(format: ReadFormat, seed: number): string {
  const next = chance(seed);
  if (format === 'qti') {
    const bytes = Uint8Array.from(seeds.qti);
    for (let count = 0; count <= next(MOST_CHANGES); count += 1) {
      bytes[next(bytes.length)] = next(256);
    }
    return Buffer.from(bytes.subarray(0, next(4) === 0 ? next(bytes.length) : undefined)).toString(
      'base64',
    );
  }
  let text = Buffer.from(seeds[format]).toString();
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
  /** The sentence with which the file is refused; empty where it is read. */
  refusal: string;
  /** What no file may cause. */
  crash: unknown;
  tookMs: number;
}

/** Reads and checks a file as an import does, and says what came of it. */
export function readSafely(format: ReadFormat, content: string): Outcome {
  const begun = performance.now();
  const outcome = { items: [] as CheckedItem[], refusal: '', crash: null as unknown };
  try {
    outcome.items = readers[format](content).map((item) => checkItem(item, {}, true));
  } catch (error) {
    if (error instanceof FileProblem) outcome.refusal = error.message;
    else outcome.crash = error;
  }
  return { ...outcome, tookMs: performance.now() - begun };
}
