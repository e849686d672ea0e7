import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { buildTeacher } from '../server/testing/factories.ts';
import { withGreenpen } from './with-greenpen.ts';

/**
 * Measures an import of 5,000 questions, 500 of them with a separate drawing, over HTTP: the
 * preview and the import itself. Also measures the event loop meanwhile.
 *
 *     npm run bench -- import
 */

const [QUESTIONS, EVERY] = [5_000, 10];
const LIMIT_SECONDS = 60;

const [WIDTH, HEIGHT] = [800, 500];

/** Draws a diagram as in question papers: lines on white. */
async function draw(n: number): Promise<string> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, 255);
  for (let line = 0; line < 25; line += 1) {
    const [from, slope] = [((n + 1) * (line + 3) * 17) % HEIGHT, (((n + line) % 7) - 3) / 4];
    for (let x = 0; x < WIDTH; x += 1) {
      const y = Math.floor(from + slope * x);
      if (y >= 0 && y < HEIGHT) pixels.fill(line * 9, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    }
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return (await sharp(pixels, { raw }).png().toBuffer()).toString('base64');
}

async function writeQuestion(n: number): Promise<string> {
  const name = `picture-${n}.png`;
  const [shown, file] =
    n % EVERY === 0
      ? [
          `<p>Question ${n}: what is shown?</p><img src="@@PLUGINFILE@@/${name}">`,
          `<file name="${name}" path="/" encoding="base64">${await draw(n)}</file>`,
        ]
      : [`<p>Question ${n}: say what you know of number ${n}.</p>`, ''];
  return `<question type="essay"><name><text>Question ${n}</text></name>
<questiontext format="html"><text><![CDATA[${shown}]]></text>${file}</questiontext>
<defaultgrade>3</defaultgrade><graderinfo format="html"><text>any three points (3)</text></graderinfo></question>`;
}

await withGreenpen(async ({ api, database, cookieOf }) => {
  const cookie = await cookieOf(await buildTeacher(database));
  const written = await Promise.all(Array.from({ length: QUESTIONS }, (_, n) => writeQuestion(n)));
  const content = `<?xml version="1.0" encoding="UTF-8"?><quiz>${written.join('')}</quiz>`;
  process.stdout.write(`File: ${(content.length / 1e6).toFixed(1)} MB\n`);
  for (const dryRun of [true, false]) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begun = performance.now();
    const answer = await fetch(`${api}/questions/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: new URL(api).origin },
      body: JSON.stringify({
        format: 'moodle-xml',
        content,
        defaults: { subject: 'Science', topic: 'All', level: 'GCSE', specCode: '1' },
        dryRun,
        leaveOutInvalid: true,
      }),
    });
    const seconds = (performance.now() - begun) / 1_000;
    delay.disable();
    const text = await answer.text();
    const { imported } = (answer.ok ? JSON.parse(text) : {}) as { imported?: number };
    if (!answer.ok || seconds > LIMIT_SECONDS) process.exitCode = 1;
    process.stdout.write(
      `${dryRun ? 'Look' : 'Import'}: ${seconds.toFixed(1)} s (limit ${LIMIT_SECONDS}), status ${answer.status}, ${imported ?? text.slice(0, 200)} imported; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, longest ${(delay.max / 1e6).toFixed(0)} ms\n`,
    );
  }
});
