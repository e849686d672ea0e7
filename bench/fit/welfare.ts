import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkWelfare } from '../../server/features/welfare/checker/check-welfare.ts';
import { readText } from '../../server/features/welfare/checker/readable-text.ts';
import type { WelfareCases } from '../../server/features/welfare/checker/testing/welfare-cases.ts';
import { signsOfParts } from '../../server/features/welfare/checker/weigh/weigh-worry.ts';
import { readWeights } from '../../server/threads/read-weights.ts';
import { fitSigns, linesOf, weighUnseen, type Example } from './sign-weights.ts';

/**
 * Fits the weights of the signs of a disclosure, or reports what they find in each author's texts
 * when fitted without them.
 *
 *     node bench/fit/welfare.ts [--texts FILE …] [--answers FILE …] [--from FILE] (--validate | --write)
 *
 * `--texts` adds made-up texts, one `{"text", "label", "kind"}` a line, labelled “concern” or
 * “worry” if there is something to find, and `--answers` marked answers, all assumed to be
 * ordinary. `--from` gives weights to start from: earlier ones were fitted to texts that are no
 * longer available.
 */

const CHECKER = new URL('../../server/features/welfare/checker/', import.meta.url);
const OF_LOOKALIKE = 1.5;
const OF_ANSWER = 0.5;
const LIMITS = [0, 0.7, 1.5, 2.3, 3];
const AFRESH = { averaged: 15 };
const ONWARDS = { rounds: 20, rate: 0.1, averaged: 10 };

interface Text extends Example {
  /** The file, which stands for the author. */
  of: string;
  kind: string;
  isNamed: boolean;
}

function readOne(of: string, text: string, isFound: boolean, kind = ''): Text {
  const importance = isFound ? 1 : kind === 'answer' ? OF_ANSWER : OF_LOOKALIKE;
  const clauses = signsOfParts(readText(text));
  return { of, kind, isFound, importance, clauses, isNamed: checkWelfare(text).length > 0 };
}

const linesIn = (file: string | URL): string[] => readFileSync(file, 'utf8').trim().split('\n');
const nameOf = (file: string): string => file.replace(/^.*\//, '');

async function readTexts(texts: readonly string[], answers: readonly string[]): Promise<Text[]> {
  const cases: Text[] = [];
  for (const file of readdirSync(new URL('testing/', CHECKER))) {
    if (file === 'welfare-cases.ts') continue;
    const sets = (await import(new URL(`testing/${file}`, CHECKER).href)) as object;
    for (const { concerns, ordinary } of Object.values(sets) as WelfareCases[])
      cases.push(
        ...Object.values(concerns)
          .flat()
          .map((text) => readOne(file, text, true)),
        ...ordinary.map((text) => readOne(file, text, false)),
      );
  }
  const learnt = ['concerns', 'ordinary'].flatMap((folder) =>
    readdirSync(new URL(`learnt-from/${folder}/`, CHECKER)).flatMap((file) =>
      linesIn(new URL(`learnt-from/${folder}/${file}`, CHECKER)).map((text) =>
        readOne(file, text, folder === 'concerns'),
      ),
    ),
  );
  const more = texts.flatMap((file) =>
    linesIn(file).map((line) => {
      const { text, label, kind } = JSON.parse(line) as Record<'text' | 'label' | 'kind', string>;
      return readOne(nameOf(file), text, /^(?:concern|worry)$/.test(label), kind);
    }),
  );
  const honest = answers.flatMap((file) =>
    linesIn(file).map((line) =>
      readOne(nameOf(file), (JSON.parse(line) as { answer: string }).answer, false, 'answer'),
    ),
  );
  return [...cases, ...learnt, ...more, ...honest].filter(({ clauses }) => clauses.length > 0);
}

const GROUPS: readonly (readonly [string, (text: Text) => boolean])[] = [
  ['named', ({ isFound, kind }) => isFound && !/^(?:quiet|hinted)/.test(kind)],
  ['quiet', ({ isFound, kind }) => isFound && kind.startsWith('quiet')],
  ['hinted', ({ isFound, kind }) => isFound && kind.startsWith('hinted')],
  ['look-alikes', ({ isFound, kind }) => !isFound && !/^plain|plain$|^answer$/.test(kind)],
  ['plain', ({ isFound, kind }) => !isFound && /^plain|plain$/.test(kind)],
  ['answers', ({ isFound, kind }) => !isFound && kind === 'answer'],
];

/** Reports what weights find in one author's texts that they were not fitted to. */
function report(of: string, weighed: readonly { one: Text; weight: number }[]): string {
  const rows = GROUPS.flatMap(([name, isOf]) => {
    const some = weighed.filter(({ one }) => isOf(one));
    if (some.length === 0) return [];
    const above = LIMITS.map((limit) => some.filter(({ weight }) => weight > limit).length);
    const cells = [some.length, ...above, some.filter(({ one }) => one.isNamed).length];
    return [`  ${name.padEnd(12)}${cells.map((count) => String(count).padStart(6)).join('')}`];
  });
  return [of, ...rows].join('\n');
}

const { values } = parseArgs({
  options: {
    texts: { type: 'string', multiple: true, default: [] },
    answers: { type: 'string', multiple: true, default: [] },
    from: { type: 'string' },
    validate: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const options =
  values.from === undefined
    ? AFRESH
    : { ...ONWARDS, before: readWeights(pathToFileURL(values.from)) };
const all = await readTexts(values.texts, values.answers);
if (values.validate) {
  const weighed = weighUnseen(all, ({ of }) => of, options);
  const head = ['of', ...LIMITS.map((limit) => `>${limit}`), 'rules'];
  process.stdout.write(`${' '.repeat(14)}${head.map((cell) => cell.padStart(6)).join('')}\n`);
  for (const [of, some] of Map.groupBy(weighed, ({ one }) => one.of))
    process.stdout.write(`${report(of, some)}\n`);
}
if (values.write) {
  const lines = linesOf(fitSigns(all, options));
  writeFileSync(new URL('weigh/worry-weights.txt', CHECKER), `${lines.join('\n')}\n`);
}
