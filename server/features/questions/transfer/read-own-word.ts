import { type XmlElement, XmlText } from '@rgrove/parse-xml';
import { strFromU8 } from 'fflate';
import type { FoundImage } from './found-images.ts';
import type { PackageFiles } from './open-package.ts';
import { paperStyles, type PaperLine, type PaperStyle } from './own-paper.ts';
import { allNamed, attributeOf, elementsIn, parseRoot, plainName } from './xml-elements.ts';

const DOCUMENT = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';

/** Elements that have no text, or only formatting. */
const SILENT = new Set([
  'ppr',
  'rpr',
  'sectpr',
  'prooferr',
  'bookmarkstart',
  'bookmarkend',
  'lastrenderedpagebreak',
  'del',
]);
/** Elements that contain runs of text. */
const HOLDERS = new Set(['r', 'ins', 'hyperlink', 'smarttag']);
/** Elements that change the meaning of text, and that Greenpen's own papers never contain. */
const MEANT = ['b', 'i', 'u', 'strike', 'dstrike', 'vertalign', 'numpr', 'vanish'];

/**
 * Returns the lines of a Word document with their styles, if it is one of Greenpen's papers and
 * nobody has added anything that a style cannot express, such as a table; otherwise null.
 */
export function readStyledLines(files: PackageFiles): PaperLine[] | null {
  const styles = stylesIn(fileText(files, 'word/styles.xml'));
  if (styles.size === 0) return null;
  const [body] = allNamed(parseRoot(fileText(files, DOCUMENT)), 'body');
  const find = imageFinder(files);
  const lines: PaperLine[] = [];
  for (const element of body ? elementsIn(body) : []) {
    if (SILENT.has(plainName(element))) continue;
    const line = plainName(element) === 'p' ? readLine(element, styles, find) : null;
    if (!line) return null;
    if (line !== 'heading') lines.push(line);
  }
  return lines.some(({ style }) => isNumber(style)) ? lines : null;
}

const isNumber = (style: PaperStyle | null) =>
  style === 'GreenpenNumber' || style === 'GreenpenSchemeNumber';

const fileText = (files: PackageFiles, path: string) => strFromU8(files[path] ?? new Uint8Array());

/**
 * Finds Greenpen's styles by this document's ids: programs keep the names, but not always the ids.
 */
function stylesIn(xml: string): Map<string, PaperStyle | 'heading'> {
  const found = new Map<string, PaperStyle | 'heading'>();
  if (!xml.includes(paperStyles.GreenpenNumber)) return found;
  const own = new Map(
    Object.entries(paperStyles).map(([id, name]) => [name.toLowerCase(), id as PaperStyle]),
  );
  for (const style of allNamed(parseRoot(xml), 'style')) {
    const name = attributeOf(allNamed(style, 'name')[0], 'w:val').toLowerCase();
    const kind = name === 'title' ? 'heading' : own.get(name);
    if (kind) found.set(attributeOf(style, 'w:styleId'), kind);
  }
  return found;
}

type ImageFinder = (id: string) => FoundImage | undefined;

function imageFinder(files: PackageFiles): ImageFinder {
  const relations = files[RELATIONS]
    ? allNamed(parseRoot(fileText(files, RELATIONS)), 'relationship')
    : [];
  const targets = new Map(
    relations.map((one) => [attributeOf(one, 'Id'), attributeOf(one, 'Target')]),
  );
  return (id) => {
    const target = targets.get(id)?.replace(/^\/?(?:word\/)?/, 'word/');
    const bytes = target === undefined ? undefined : files[target];
    return target !== undefined && bytes
      ? { name: target.slice(target.lastIndexOf('/') + 1), bytes }
      : undefined;
  };
}

function readLine(
  paragraph: XmlElement,
  styles: ReadonlyMap<string, PaperStyle | 'heading'>,
  find: ImageFinder,
): PaperLine | 'heading' | null {
  const [properties] = allNamed(paragraph, 'ppr');
  const style = styles.get(attributeOf(allNamed(properties, 'pstyle')[0], 'w:val')) ?? null;
  if (style === 'heading') return 'heading';
  const images: FoundImage[] = [];
  const read = (element: XmlElement): string | null => {
    const parts = elementsIn(element).map((child) => {
      const name = plainName(child);
      if (SILENT.has(name)) return '';
      if (name === 't')
        return child.children.map((node) => (node instanceof XmlText ? node.text : '')).join('');
      if (name === 'tab') return '\t';
      if (name === 'nobreakhyphen') return '\u2011';
      if (name === 'br') return attributeOf(child, 'w:type') === '' ? '\n' : '';
      if (HOLDERS.has(name)) return read(child);
      if (name !== 'drawing') return null;
      const found = allNamed(child, 'blip').map((blip) => find(attributeOf(blip, 'r:embed')));
      if (found.length === 0 || found.includes(undefined)) return null;
      images.push(...found.filter((image) => image !== undefined));
      return '';
    });
    return parts.includes(null) ? null : parts.join('');
  };
  if (!isNumber(style) && allNamed(paragraph, ...MEANT).length > 0) return null;
  const text = read(paragraph);
  if (text === null) return null;
  return { style, text, ...(images.length > 0 && { images }) };
}
