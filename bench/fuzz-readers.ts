import { importFormats } from '../shared/transfer-formats.ts';
import { mutated, readSafely } from '../server/features/questions/transfer/testing/mutate-files.ts';

/* Reads 10,000 damaged files with each reader: `npm run bench -- fuzz-readers [RUNS]`. */

const SLOW_MS = 300;
const runs = Number(process.argv[2] ?? 10_000);
for (const format of importFormats) {
  let [refused, read, crashes, slowest] = [0, 0, 0, 0];
  for (let seed = 1; seed <= runs; seed += 1) {
    const file = mutated(format, seed);
    const { refusal, crash, ...first } = await readSafely(format, file);
    // A slow run because of garbage collection or compilation does not happen twice.
    const isSlow = first.tookMs > SLOW_MS;
    const tookMs = isSlow ? (await readSafely(format, file)).tookMs : first.tookMs;
    if (crash !== null) {
      crashes += 1;
      if (crashes <= 3) process.stderr.write(`${format}, seed ${seed}: ${String(crash)}\n`);
    } else if (refusal === '') read += 1;
    else refused += 1;
    slowest = Math.max(slowest, tookMs);
  }
  process.stdout.write(
    `${format}: ${runs} damaged files, ${read} read, ${refused} refused, ${crashes} crashes, slowest ${Math.round(slowest)} ms\n`,
  );
  if (crashes > 0 || slowest > 1_000) process.exitCode = 1;
}
