import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/**
 * The small modules of the marker's engine that read no file: names, types, sentences, figures and
 * units.
 */
const LIGHT = [
  /^(?:equality-key|marker|marker-error)\.ts$/,
  /^feedback\//,
  /^judges\/(?:maths|number)\//,
  /^judges\/term\/(?:dictionary|is-same-word)\.ts$/,
  /^scheme\/accuracy-of-language\.ts$/,
  /^text\/(?:superscripts|trigrams|word-lists)\.ts$/,
];

const LIST_LOADED = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      console.log(url);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(new URL('start-greenpen.ts', import.meta.url).href)});
`;

it('starts without the marker’s engine, which threads load for marking', async () => {
  const script = ['--input-type=module', '--eval', LIST_LOADED];
  const { stdout } = await run(process.execPath, script);
  const files = stdout
    .split('\n')
    .flatMap((url) => url.split('/features/marking/engine/')[1] ?? []);
  expect(files).toContain('marker-error.ts');
  expect(files.filter((file) => !LIGHT.some((pattern) => pattern.test(file)))).toEqual([]);
});
