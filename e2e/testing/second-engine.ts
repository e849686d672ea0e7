import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { withinReach } from './reach.ts';

const require = createRequire(import.meta.url);
/** IBM Equal Access, which has some checks that axe lacks. */
const engine = readFile(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

interface Finding {
  ruleId: string;
  message: string;
  /** The element's opening tag. */
  snippet: string;
}

/** False positives of the engine, each with the reason. */
const exceptions: readonly { rule: string; where: RegExp; because: string }[] = [
  {
    rule: 'aria_article_label_unique',
    where: /^<article aria-labelledby=/,
    because: 'Quizzes may bear one title; the code that tells them apart stands in each.',
  },
  {
    rule: 'input_label_exists',
    where: /^<textarea[^>]* rows="6">/,
    because: 'Its label stands with it in a closed <details>, which the engine takes for hidden.',
  },
  {
    rule: 'label_content_exists',
    where: /mantine-Switch-body/,
    because: 'Mantine’s label draws the track; the switch itself has a name.',
  },
  {
    rule: 'input_label_exists',
    where: /^<output/,
    because: 'An output here is a status line: its words are read out, it takes no input.',
  },
  {
    rule: 'aria_form_label_unique',
    where: /^<form>/,
    because: 'A form without a name is no landmark.',
  },
  {
    rule: 'input_autocomplete_valid',
    where: /autocomplete="username"/,
    because: 'HTML allows it in a field for an email, and password managers look for it.',
  },
  {
    rule: 'svg_graphics_labelled',
    where: /viewBox="0 0 (15 15|256 256)"/,
    because: 'An ornament of Mantine’s, in a control that has a name.',
  },
  {
    rule: 'label_name_visible',
    where: /aria-keyshortcuts="(Control|Meta)\+K"/,
    because: 'The name holds the visible word; the keys beside it are said by aria-keyshortcuts.',
  },
  {
    rule: 'label_name_visible',
    where: /aria-label="(Open|Close) menu, /,
    because: 'The name holds the visible name; the initials in the circle are hidden.',
  },
  {
    rule: 'label_name_visible',
    where: /aria-label="Question \d+, of /,
    because: 'The visible "1 /2" stands in the name, spelt out.',
  },
  {
    rule: 'label_name_visible',
    where: /data-icon-position="left"/,
    because: 'The name of a step is its visible word; the number in its circle is Mantine’s.',
  },
  {
    rule: 'label_name_visible',
    where: /aria-label="(Watch|Mark|Check|Answer|Release|Read)( [A-Z0-9]{6})?: /,
    because: 'Both visible parts stand in the name; the quiz is said between them.',
  },
];

const isException = ({ ruleId, snippet }: Finding) =>
  exceptions.some(({ rule, where }) => rule === ruleId && where.test(snippet));

/** The engine's types, as far as they are used here; it ships without any. */
interface Checker {
  engine: { ruleMap: Record<string, { run: () => unknown; dependencies?: string[] }> };
  rulesetRules: { WCAG_2_2: string[] };
  check(
    root: Node,
    rulesets: ['WCAG_2_2'],
  ): Promise<{ results: (Finding & { value: [string, string] })[] }>;
}

/** Runs the engine in the page. */
async function check(scope: Element, byAllRules: boolean): Promise<Finding[]> {
  const { ace_ibma } = window as unknown as { ace_ibma: { Checker: new () => Checker } };
  const checker = new ace_ibma.Checker();
  if (!byAllRules) {
    const rules = checker.engine.ruleMap;
    // The slowest rules can only ask a person to look. The text spacing rule is left out as well:
    // it searches all style sheets for each element, and axe's avoid-inline-spacing covers it.
    const canFail = checker.rulesetRules.WCAG_2_2.filter(
      (id) => /RuleFail/.test(String(rules[id]?.run)) && id !== 'text_spacing_valid',
    );
    if (canFail.length === 0) throw new Error('No rule of the engine can fail any more.');
    const theyNeed = canFail.flatMap((id) => rules[id]?.dependencies ?? []);
    checker.rulesetRules.WCAG_2_2 = [...new Set([...theyNeed, ...canFail])];
  }
  const root = scope === document.documentElement ? document : scope;
  const { results } = await checker.check(root, ['WCAG_2_2']);
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
}

/** Controls behind a modal dialog cannot be reached, but the engine measures distances to them. */
const OUT_OF_REACH =
  'body:has(dialog:modal) :is(a, button, input, select, textarea, summary, label, [tabindex]):not(dialog:modal *, dialog:modal) { visibility: hidden !important; }';

/** Returns the engine's failures of WCAG 2.2, optionally by all of its rules. */
export async function findFailures(page: Page, byAllRules = false): Promise<Finding[]> {
  // Loaded only once per page, because it is large.
  if (!(await page.evaluate(`'ace_ibma' in window`))) await page.evaluate(`${await engine};0`);
  const behind = await page.addStyleTag({ content: OUT_OF_REACH });
  const scope = await withinReach(page);
  const findings = await scope.evaluate(check, byAllRules);
  await behind.evaluate((style) => style.parentNode?.removeChild(style));
  return findings;
}

/** Expects no failure of WCAG 2.2 A and AA by the engine on the current screen. */
export async function expectNoFindings(page: Page): Promise<void> {
  const findings = await findFailures(page);
  expect(
    findings.filter((finding) => !isException(finding)),
    'by IBM Equal Access',
  ).toEqual([]);
}
