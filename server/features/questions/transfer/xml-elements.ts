import { parseXml, XmlDocumentType, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { brokenAtLine, transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from './file-problem.ts';
import { escapeXml } from './xml-text.ts';

/**
 * Returns the root of an XML document. Throws FileProblem if it is not one, or if its document type
 * could declare entities.
 */
export function parseRoot(content: string): XmlElement {
  try {
    const document = parseXml(content.replace(/^\uFEFF/, '').trimStart(), {
      preserveDocumentType: true,
    });
    const declared = document.children.find((node) => node instanceof XmlDocumentType);
    // A document type that names a public DTD declares nothing itself, and the DTD is not fetched.
    if (declared?.internalSubset) throw new FileProblem(transferMessages.declaresDocumentType);
    const { root } = document;
    if (root && !isTooDeep(root)) return root;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    if (error instanceof XmlError) throw new FileProblem(brokenAtLine(error.line));
    if (!(error instanceof RangeError)) throw error;
  }
  throw new FileProblem(transferMessages.notXml);
}

const MAX_DEPTH = 500;

/** True if elements are nested so deeply that reading them recursively would fail. */
export function isTooDeep(root: XmlElement): boolean {
  let level = [root];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap(elementsIn);
  }
  return level.length > 0;
}

/**
 * Returns one name for `qti-choice-interaction` of QTI 3, `choiceInteraction` of QTI 2 and
 * `qti:item` alike.
 */
export const plainName = ({ name }: XmlElement): string =>
  name
    .slice(name.indexOf(':') + 1)
    .replace(/^qti-/, '')
    .replaceAll('-', '')
    .toLowerCase();

/** Returns an attribute by its QTI 2 name, however it is written. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  const plain = name.toLowerCase();
  const found = Object.entries(element?.attributes ?? {}).find(
    ([key]) => key.replaceAll('-', '').toLowerCase() === plain,
  );
  return found?.[1] ?? '';
}

export const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement);

/** Returns all descendants with one of these plain names, in order. */
export function allNamed(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const look = (within: XmlElement) => {
    for (const child of within.children) {
      if (!(child instanceof XmlElement)) continue;
      if (names.includes(plainName(child))) found.push(child);
      look(child);
    }
  };
  if (element) look(element);
  return found;
}

/** Returns the replacement HTML for an element; null to keep it. */
export type Standing = (element: XmlElement, name: string) => string | null;

/** Returns an element's content as HTML. */
export function innerHtml(element: XmlElement, standing: Standing = () => null): string {
  // Concatenated rather than joined, because joining copies a text once for each level of nesting.
  let html = '';
  for (const child of element.children) {
    if (child instanceof XmlText) html += escapeXml(child.text);
    else if (child instanceof XmlElement) html += outerHtml(child, standing);
  }
  return html;
}

function outerHtml(element: XmlElement, standing: Standing): string {
  const name = plainName(element);
  const other = standing(element, name);
  if (other !== null) return other;
  const attributes = Object.entries(element.attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${attributes.join('')}>${innerHtml(element, standing)}</${name}>`;
}
