import { spawnSync } from 'node:child_process';
import { benches } from './benches.ts';

/** Runs one file with Node, in this terminal; returns its exit code. */
function run(parameters: readonly string[]): number {
  return spawnSync(process.execPath, parameters, { stdio: 'inherit' }).status ?? 1;
}

/** `npm run bench` lists the benches; `npm run bench -- NAME [OPTIONS]` runs one. */
function main([name = '', ...options]: readonly string[]): number {
  const bench = benches[name];
  if (bench === undefined) {
    const lines = Object.entries(benches).map(
      ([known, { about }]) => `  ${known.padEnd(18)}${about}`,
    );
    process.stdout.write(`npm run bench -- NAME [OPTIONS]\n\n${lines.join('\n')}\n`);
    return name === '' ? 0 : 2;
  }
  if (bench.needsWeb && run(['scripts/build-web-if-needed.ts']) !== 0) return 1;
  return run([...(bench.nodeOptions ?? []), `bench/${bench.file}.ts`, ...options]);
}

process.exitCode = main(process.argv.slice(2));
