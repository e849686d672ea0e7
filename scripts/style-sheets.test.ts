import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('web/{features,pages,ui}/**/*.module.css');

it('style sheets name no colours, which are all in the theme', () => {
  const named = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});
