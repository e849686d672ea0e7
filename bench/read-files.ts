import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../shared/decode-text.ts';
import { binaryFormats, type ImportFormat } from '../shared/transfer-formats.ts';
import readItems from '../server/features/questions/transfer/read-items-worker.ts';

/*
 * Imports the files of a folder and its subfolders: `npm run bench -- read-files FOLDER`. Prints a
 * table of what was read, and why the rest was rejected.
 */

const defaults = { subject: 'S', topic: 'T', level: 'L', specCode: '1', maxMark: 1 };

/** Returns the format of a file, from its name and its first characters. */
function formatOf(name: string, text: string | undefined): ImportFormat {
  if (/\.docx$/i.test(name)) return 'docx';
  if (/\.(?:zip|imscc)$/i.test(name)) return 'qti';
  if (text !== undefined && /<quiz[\s>]/.test(text.slice(0, 2_000))) return 'moodle-xml';
  if (/\.(?:xml|qti)$/i.test(name)) return 'qti';
  if (/\.csv$/i.test(name)) return 'csv';
  return text !== undefined && /^ANSWER:\s*[A-Z]\s*$/m.test(text) ? 'aiken' : 'gift';
}

function read(format: ImportFormat, bytes: Uint8Array) {
  const isBinary = binaryFormats.has(format);
  const content = isBinary ? Buffer.from(bytes).toString('base64') : (decodeText(bytes) ?? '');
  return readItems({ format, content, defaults });
}

const [folder = '.'] = process.argv.slice(2);
const whys = new Map<string, number>();
const lines: string[] = [];
let slowest = 0;
for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
  const bytes = await readFile(join(folder, name)).catch(() => null);
  if (!bytes) continue;
  const format = formatOf(name, decodeText(bytes));
  const begun = performance.now();
  const reading = await read(format, bytes);
  const took = performance.now() - begun;
  slowest = Math.max(slowest, took);
  if ('refusal' in reading) {
    lines.push(`| ${name} | ${format} | 0 | 0 | 0 | 0 | ${reading.refusal} |`);
    continue;
  }
  const items = reading.found;
  const count = (outcome: string) =>
    items.filter(({ report }) => report.outcome === outcome).length;
  const losses = items.filter(({ report }) => report.notices.length > 0).length;
  for (const { report } of items) {
    if (report.problem !== '') whys.set(report.problem, (whys.get(report.problem) ?? 0) + 1);
  }
  lines.push(
    `| ${name} | ${format} | ${items.length} | ${count('ready')} | ${count('unsupported')} | ${count('invalid')} | ${losses} with notices |`,
  );
}
const header = '| file | form | items | ready | unsupported | in need of attention | remarks |';
process.stdout.write(`${header}\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n\n`);
for (const [why, times] of [...whys].toSorted((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(times).padStart(5)}  ${why}\n`);
}
process.stdout.write(`slowest ${Math.round(slowest)} ms\n`);
