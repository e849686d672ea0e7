import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes whose text is not shown. */
const UNREAD = new Set(['className', 'd', 'style', 'viewBox', 'sizes', 'media', 'rel', 'accept']);
/** Matches text with several words, or one word that looks like a label, but not identifiers. */
const WORDS = /[\p{L}’]{2,}[,;:.!?]? [\p{L}\d’“(]|^[A-Z][a-z]+[.!?…]?$/u;
/** Matches text written for a machine: addresses, styles, types. */
const MACHINE = /^[./#@]|var\(--|calc\(|^\(|[{}<>=]|^[\w-]+\/[\w-]+/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns the source text of a literal or template, with `…` for each insertion; otherwise null.
 */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** Returns an element's own text, with `…` for each child. */
function elementText({ children }: Node): string {
  const parts = (children as Node[]).map((child) => {
    if (child.type === 'JSXText') return child.value as string;
    const inner = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
    return textOf(inner) ?? (inner.type === 'JSXEmptyExpression' ? '' : '…');
  });
  return squeeze(parts.join(''));
}

function nameOfAttribute({ type, name }: Node): string {
  return type === 'JSXAttribute' && isNode(name) ? String(name.name) : '';
}

/** Returns every sentence, label and title below the node. */
function sentencesIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || UNREAD.has(nameOfAttribute(node))) return [];
  const own: string[] = [];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const text = elementText(node);
    if (/\p{L}{2}/u.test(text)) own.push(text);
  }
  const text = squeeze(textOf(node) ?? '');
  if (WORDS.test(text) && !MACHINE.test(text)) own.push(text);
  const parts = Object.values(node).flat().filter(isNode);
  return [...own, ...parts.flatMap(sentencesIn)];
}

it('lists the sentences written in the screens themselves, for an editor to read (docs/style-guide.md)', async () => {
  const files: string[] = [];
  const sources = glob('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['web/dist/**'] });
  for await (const file of sources) files.push(file);
  const lines: string[] = [];
  for (const file of files.toSorted()) {
    if (/\.test\.|\.d\.ts$|\/testing|web\/icons\//.test(file)) continue;
    const { program } = parseSync(file, await readFile(join(ROOT, file), 'utf8'));
    const sentences = new Set(sentencesIn(program as unknown as Node));
    if (sentences.size > 0) lines.push(file, ...[...sentences].map((sentence) => `  ${sentence}`));
  }
  expect(lines.length).toBeGreaterThan(500);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../docs/screen-sentences.txt');
});
