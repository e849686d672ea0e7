import { readFileSync } from 'node:fs';

/** Weights as a bench wrote them: in each line a weight, and the signs that have it. */
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
