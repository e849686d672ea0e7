import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

const LIBRARY = 'node_modules/@mantine/core/esm';
const SHEET = /@mantine\/core\/styles\.css$/;
/** Files that use the library's components: Greenpen's screens, and the library's own charts. */
const USERS = ['web/**/*.{ts,tsx}', 'node_modules/@mantine/charts/esm/**/*.mjs'];
/** The library's own class names, such as `m_77c9d27d`. */
const OWN_CLASS = /\bm_[0-9a-f]{5,8}\b/g;

const ownClasses = (text: string): string[] => text.match(OWN_CLASS) ?? [];

/** Returns the names that are imported from the library anywhere. */
function usedNames(): Set<string> {
  const texts = globSync(USERS).map((file) => readFileSync(file, 'utf8'));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/import \{([^}]+)\} from ['"]@mantine\/core['"]/g),
  ]);
  return new Set(imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? []));
}

/** Collects the classes in a file of the library and in everything that it imports. */
function collectClasses(file: string, classes: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const name of ownClasses(text)) classes.add(name);
  for (const [, path = ''] of text.matchAll(/from "(\.[^"]+)"/g)) {
    collectClasses(join(dirname(file), path), classes, seen);
  }
}

function usedClasses(): Set<string> {
  const names = usedNames();
  const index = readFileSync(join(LIBRARY, 'index.mjs'), 'utf8');
  const classes = new Set<string>();
  const seen = new Set<string>();
  for (const [, imported = '', path = ''] of index.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)) {
    const isUsed = imported.match(/\w+/g)?.some((name) => names.has(name));
    if (isUsed) collectClasses(join(LIBRARY, path), classes, seen);
  }
  if (classes.size === 0) throw new Error(`No classes stand in ${LIBRARY}.`);
  return classes;
}

/**
 * Leaves out the styles of unused components: the component library's sheet has those of all, and
 * no page is rendered before it is loaded.
 */
export function usedStyles(): Plugin {
  return {
    name: 'greenpen:used-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: SHEET },
      handler(code) {
        const used = usedClasses();
        const sheet = parse(code);
        sheet.walkRules((rule) => {
          const kept = rule.selectors.filter((one) =>
            ownClasses(one).every((name) => used.has(name)),
          );
          if (kept.length === 0) rule.remove();
          else rule.selectors = kept;
        });
        return { code: sheet.toString(), map: null };
      },
    },
  };
}
