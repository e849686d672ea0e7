import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Declaration, parse } from 'postcss';
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts';

/** A feature that one of the oldest supported browsers lacks, or supports only in part. */
export interface Newer {
  /** Its key in the browser data, such as `css.selectors.has` or `api.AbortSignal.any`. */
  what: string;
  /** The file and the text found there. */
  where: string;
}

interface Support {
  baseline: 'high' | 'low' | false;
  support: Readonly<Record<string, string | undefined>>;
}
interface WebFeatures {
  features: Record<string, { status?: { by_compat_key?: Record<string, Support> } }>;
}

const require = createRequire(import.meta.url);
const dataFile = require.resolve('web-features/data.json');
const { features } = JSON.parse(readFileSync(dataFile, 'utf8')) as WebFeatures;
const known = new Map(
  Object.values(features).flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {})),
);
const browsers = Object.entries({ ...oldestBrowsers, safari_ios: oldestBrowsers.safari });
const isNewer = (key: string) => {
  const found = known.get(key);
  return found && browsers.some(([name, version]) => !(sinceOf(found, name) <= version));
};
const sinceOf = ({ support }: Support, name: string) => Number(support[name]?.replace('≤', ''));

/** Returns the last part of a key: the name of a function or member in code. */
const nameIn = (key: string) => key.slice(key.lastIndexOf('.') + 1);

const cssFunctions = Map.groupBy(
  [...known.keys()].filter((key) => key.startsWith('css.types.')),
  nameIn,
);

interface Above {
  name?: string;
  parent?: Above | undefined;
}
const isAskedFirst = ({ parent }: Above): boolean =>
  parent !== undefined && (parent.name === 'supports' || isAskedFirst(parent));

/** Returns the features a style sheet uses that are too new, unless it checks `@supports` first. */
export function newerStyles(file: string, css: string): Newer[] {
  const found: Newer[] = [];
  const note = (what: string, where: string) => {
    if (isNewer(what)) found.push({ what, where: `${file}: ${where}` });
  };
  parse(css).walk((node) => {
    if (isAskedFirst(node)) return;
    if (node.type === 'atrule') note(`css.at-rules.${node.name}`, node.params);
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        note(`css.selectors.${name}`, node.selector);
      }
      if (node.selector.includes('&')) note('css.selectors.nesting', node.selector);
    }
    if (node.type === 'decl' && !isPrefixed(node)) noteDeclaration(node, note);
  });
  return found;
}

function noteDeclaration(node: Declaration, note: (what: string, where: string) => void): void {
  const { prop, value } = node;
  if (!prop.startsWith('--')) note(`css.properties.${prop}`, `${prop}: ${value}`);
  // Browsers that do not know a value keep the one before it.
  if (valuesBefore(node).includes(prop)) return;
  const words = value.match(/[a-z][a-z-]*/g) ?? [];
  for (const word of words) note(`css.properties.${prop}.${word}`, `${prop}: ${value}`);
  if (prop === 'content' && /['"] *\/ *['"]/.test(value)) {
    note('css.properties.content.alt_text', `${prop}: ${value}`);
  }
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
    for (const key of cssFunctions.get(name) ?? []) note(key, `${prop}: ${value}`);
  }
}

const declarationsBeside = ({ parent }: Declaration) =>
  (parent?.nodes ?? []).filter((node) => node.type === 'decl');

const isPrefixed = (node: Declaration) =>
  declarationsBeside(node).some(
    ({ prop }) => prop.replace(/^-(webkit|moz)-/, '!') === `!${node.prop}`,
  );

function valuesBefore(node: Declaration): string[] {
  const beside = declarationsBeside(node);
  return beside.slice(0, beside.indexOf(node)).map(({ prop }) => prop);
}

const SCRIPT_KEY = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/;
const scriptKeys = [...known.keys()].filter((key) => SCRIPT_KEY.test(key));
const spoken = (key: string) => key.replace(SCRIPT_KEY, '$1').replace(/_static$/, '');
/** Maps `Owner.member`, or the name of a new global, to its key. */
const newerByPath = new Map(scriptKeys.filter(isNewer).map((key) => [spoken(key), key]));
const olderNames = new Set(
  scriptKeys.filter((key) => !isNewer(key)).map((key) => nameIn(spoken(key))),
);
/** Members of any object whose names no older API has and that all engines support today. */
const newerMembers = Map.groupBy(
  scriptKeys.filter(
    (key) =>
      isNewer(key) &&
      known.get(key)?.baseline !== false &&
      spoken(key).includes('.') &&
      !key.endsWith('_static') &&
      !olderNames.has(nameIn(key)),
  ),
  nameIn,
);
const ownerOf: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

const newerPath = (name: string) => [newerByPath.get(name) ?? []].flat();

/**
 * Returns the too-new features that a script calls, constructs, reads from a global, or sets on an
 * element. Searches the text, so matches in strings are included.
 */
export function newerCalls(file: string, script: string): Newer[] {
  const found: Newer[] = [];
  const look = (pattern: RegExp, keysOf: (...names: string[]) => readonly string[] | undefined) => {
    for (const match of script.matchAll(pattern)) {
      const keys = keysOf(...match.slice(1));
      const where = script.slice(Math.max(0, match.index - 20), match.index + 60);
      if (keys?.length) found.push({ what: keys.join(' '), where: `${file}: ${where}` });
    }
  };
  look(/(?<![\w$.])(\w+)\??\.(\w+)/g, (owner = '', name) =>
    newerPath(`${ownerOf[owner] ?? owner}.${name}`),
  );
  look(/(?<![\w$.])([A-Z]\w+)\(/g, (name = '') => newerPath(name));
  look(/\.(\w+)(?:\?\.)?\(/g, (name = '') => newerMembers.get(name));
  look(/\.(\w+)=(?!=)/g, (name = '') =>
    newerMembers.get(name)?.filter((key) => /^api\.(?:Element|HTML|SVG|Node|Document)/.test(key)),
  );
  look(/jsxs?\)\(["`](\w+)["`],(?=\{([^}(]*))/g, (tag, attributes = '') => {
    const names = [...attributes.matchAll(/(?<=^|,)(\w+):/g)].map(([, name = '']) =>
      name.toLowerCase(),
    );
    const keys = names.flatMap((name) => [
      `html.elements.${tag}.${name}`,
      `html.global_attributes.${name}`,
    ]);
    return [`html.elements.${tag}`, ...keys].filter(isNewer);
  });
  return found;
}
