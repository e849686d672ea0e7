import { readFileSync } from 'node:fs';

/** Reads weights as a bench wrote them: each line has a weight and the features that have it. */
export function readWeights(file: URL): ReadonlyMap<string, number> {
  return new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [weight, ...signs] = line.split('|');
        return signs.map((sign) => [sign, Number(weight)] as const);
      }),
  );
}
