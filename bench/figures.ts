import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { describeMachine, say } from './load/report.ts';

/**
 * Repeats the measurements in docs/performance.md, one bench after another, and writes the output
 * of each to docs/figures.md, with the machine's other load. Needs a quiet machine; takes about
 * half an hour.
 *
 *     npm run bench -- figures
 *     npm run bench -- figures --only save,finish
 */

/** Each bench with its options, most important first. */
const commands = [
  'save',
  'load',
  'finish',
  'herd',
  'sign-in',
  'memory',
  'start',
  'finish-overdue',
  'results',
  'class-page',
  'users',
  'questions',
  'typing',
  'marking-runs',
  'worst-input',
  'reports',
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const file = new URL('../docs/figures.md', import.meta.url);
const run = new URL('run.ts', import.meta.url).pathname;

/** Shows the output of a bench while it runs, and returns it. */
async function measure(command: string): Promise<{ printed: string; code: number }> {
  const bench = spawn(process.execPath, [run, ...command.split(' ')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  bench.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise<number>((ended) => bench.once('close', (own) => ended(own ?? 1)));
  return { printed: printed.trim(), code };
}

const minute = () => new Date().toISOString().slice(0, 16).replace('T', ' ');
const load = () => (loadavg()[0] ?? 0).toFixed(1);

const parts = [
  `# Figures of one day\n\nWritten by \`npm run bench -- figures\`: what each bench printed, unchanged. What it means stands in\n[performance.md](performance.md). ${describeMachine()}.\n`,
];
for (const command of commands) {
  if (only && !only.includes(command.split(' ')[0] ?? '')) continue;
  say(`\nnpm run bench -- ${command}`);
  const [from, before] = [performance.now(), load()];
  const { printed, code } = await measure(command);
  const seconds = ((performance.now() - from) / 1_000).toFixed(0);
  const outcome = code === 0 ? '' : ', an aim missed or a fault';
  parts.push(
    `## ${command}\n\n${minute()}, load ${before} before and ${load()} at the end, ${seconds} s${outcome}\n\n\`\`\`text\n${printed}\n\`\`\`\n`,
  );
  // Written after each bench, so that results are kept if somebody stops the rest.
  await writeFile(file, parts.join('\n'));
}
