import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Newer, newerCalls, newerStyles } from './testing/browser-support.ts';

interface Exception {
  what: RegExp;
  where?: RegExp;
  because: string;
}

const stylesAllowed: Exception[] = [
  { what: /\.cursor\./, because: 'An iPad has no pointer unless one is plugged in.' },
  {
    what: /text-wrap|text-box|scrollbar-width|overscroll-behavior|accent-color|field-sizing/,
    because: 'Only looks: lines, bars and boxes are as the browser draws them without it.',
  },
  { what: /\.resize$/, because: 'Fingers have no corner to drag.' },
  {
    what: /content-visibility|contain-intrinsic-size/,
    because: 'What lies outside the window is drawn as well, which takes longer.',
  },
  { what: /view-transition/, because: 'The page changes at once.' },
  {
    what: /at-rules\.page|break-after|\.zoom$/,
    because: 'On paper: wider margins, and letters as large as on the screen.',
  },
  { what: /forced-color-adjust/, because: 'Safari has no forced colours.' },
  { what: /basic-shape\.rect$/, where: /clip: rect/, because: 'In clip every browser knows it.' },
  { what: /\.rx$/, where: /waffle/, because: 'The rounding of a kind of plot that is not used.' },
  {
    what: /selectors\.has$/,
    where: /\.m_[\da-f]+/,
    because: 'Mantine’s: paddings for two buttons in one field, and parts that are not used.',
  },
  {
    what: /selectors\.has$/,
    where: /:is\(\[data-inked\],\s*:has\(/,
    because: 'A list in :is() drops what a browser does not know, and a script sets the other.',
  },
  {
    what: /selectors\.has$/,
    where: /_actions_\w+:has|_cell_\w+:has\(>div:empty/,
    because: 'In a window as narrow as a phone: buttons are narrower, a card shows an empty line.',
  },
];

const callsAllowed: Exception[] = [
  {
    what: /AbortSignal\.timeout/,
    because: 'Chrome has had it since 103; what it lacked is the reason of the abort.',
  },
  {
    what: /(canParse|userAgentData|Navigator\.connection|asyncDispose|AuthenticatorAttestation\w+\.\w+)(_static)?$/,
    because: 'The library looks first whether it is there.',
  },
  {
    what: /startViewTransition|skipTransition/,
    because: 'React and the router look first whether it is there.',
  },
  {
    what: /VideoFrame\.format|FontFaceSet\.check|CSSCounterStyleRule\.range|UserActivation\.isActive|ArrayBuffer\.resize|Array\.with|Iterator\.toArray/,
    because: 'Libraries’ and Intl’s methods of that name.',
  },
  { what: /Window\.open$/, because: 'A tablet opens a tab where others open a small window.' },
  { what: /elements\.search$/, because: 'Only the landmark is missing: its field has a name.' },
];

const covers = ({ what, where }: Exception, newer: Newer) =>
  what.test(newer.what) && (where?.test(newer.where) ?? true);

function judge(found: readonly Newer[], exceptions: readonly Exception[]) {
  const unexplained = found.filter((newer) => !exceptions.some((each) => covers(each, newer)));
  const stale = exceptions.filter((each) => !found.some((newer) => covers(each, newer)));
  return { unexplained, stale };
}

/** Reads the files of the build. */
const filesOf = (pattern: string) =>
  globSync(pattern).map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));

const names = (found: readonly Newer[]) => found.map(({ what }) => what);

test('newer features are found, unless they are guarded or have a fallback', () => {
  const styles =
    'a:has(b) { color: color-mix(in srgb, red, blue) } c { height: 1dvh; d & { e: f } }';
  const guarded =
    '@supports selector(:has(a)) { a:has(b) { color: red } } p { content: "‹"; content: "‹" / "" }';
  const calls =
    'list.toSorted(); URL.parse(a); new CloseWatcher(); document.startViewTransition(f); e.ariaHidden="true"';
  expect(names(newerStyles('a.css', styles))).toEqual([
    'css.selectors.has',
    'css.types.color.color-mix',
    'css.selectors.nesting',
  ]);
  expect(newerStyles('a.css', guarded)).toEqual([]);
  expect([...new Set(names(newerCalls('a.js', calls)))].toSorted()).toEqual([
    'api.CloseWatcher',
    'api.Document.startViewTransition',
    'api.Element.ariaHidden api.ElementInternals.ariaHidden',
    'api.URL.parse_static',
    'javascript.builtins.Array.toSorted javascript.builtins.TypedArray.toSorted',
  ]);
  expect(newerCalls('a.js', 'JSON.parse(a); list.sort(); new Map()')).toEqual([]);
});

test('styles use nothing that the oldest browsers lack', () => {
  const sheets = filesOf('web/dist/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  const inDocuments = filesOf('web/dist/*.html').flatMap(({ name, text }) =>
    [...text.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = '']) => ({ name, text: css })),
  );
  expect(inDocuments.length).toBeGreaterThan(3);
  const found = [...sheets, ...inDocuments].flatMap(({ name, text }) => newerStyles(name, text));
  expect(judge(found, stylesAllowed)).toEqual({ unexplained: [], stale: [] });
});

test('scripts call nothing that the oldest browsers lack', () => {
  const scripts = filesOf('web/dist/**/*.js');
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap(({ name, text }) => newerCalls(name, text));
  expect(judge(found, callsAllowed)).toEqual({ unexplained: [], stale: [] });
});
