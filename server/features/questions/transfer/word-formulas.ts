import type { XmlElement } from '@rgrove/parse-xml';
import { strFromU8, strToU8 } from 'fflate';
import type { PackageFiles } from './open-package.ts';
import { allNamed, attributeOf, elementsIn, parseRoot, plainName } from './xml-elements.ts';
import { escapeXml } from './xml-text.ts';

const DOCUMENT = 'word/document.xml';
const END = '</m:oMath>';
/** Wraps formulas on a line of their own. */
const AROUND = /<\/?m:oMathPara(?: [^<>]*)?>/g;

/** Writes the formulas of a Word file into its text as maths; `found` is true if there were any. */
export function writeFormulas(files: PackageFiles): { files: PackageFiles; found: boolean } {
  const document = strFromU8(files[DOCUMENT] ?? new Uint8Array());
  if (!document.includes(END)) return { files, found: false };
  const written = document.replaceAll(AROUND, '').split(END).map(writeLast).join('');
  return { files: { ...files, [DOCUMENT]: strToU8(written) }, found: true };
}

/** Writes the formula at the end of a stretch of the document; the last stretch has none. */
function writeLast(stretch: string, index: number, all: readonly string[]): string {
  const from = stretch.search(/<m:oMath[ >]/);
  if (from === -1 || index === all.length - 1) return stretch;
  const maths = `$${texIn(parseRoot(`${stretch.slice(from)}${END}`)).trim()}$`;
  return `${stretch.slice(0, from)}<w:r><w:t xml:space="preserve">${escapeXml(maths)}</w:t></w:r>`;
}

const texIn = (element: XmlElement | undefined): string =>
  element ? elementsIn(element).map(texOf).join('') : '';

/** Converts parts of a Word formula to TeX; other parts keep only their content. */
const forms: Readonly<Record<string, (part: (name: string) => string, of: XmlElement) => string>> =
  {
    f: (part) => `\\frac{${part('num')}}{${part('den')}}`,
    ssup: (part) => `{${part('e')}}^{${part('sup')}}`,
    ssub: (part) => `{${part('e')}}_{${part('sub')}}`,
    ssubsup: (part) => `{${part('e')}}_{${part('sub')}}^{${part('sup')}}`,
    rad: (part) => `\\sqrt${part('deg') && `[${part('deg')}]`}{${part('e')}}`,
    nary: (part, of) =>
      `${signOf(of, 'chr', '∫')}${part('sub') && `_{${part('sub')}}`}${part('sup') && `^{${part('sup')}}`}{${part('e')}}`,
    d: (_, of) => {
      const held = elementsIn(of).filter((child) => plainName(child) === 'e');
      const inside = held.map(texIn).join(signOf(of, 'sepchr', '|'));
      return `${escaped(signOf(of, 'begchr', '('))}${inside}${escaped(signOf(of, 'endchr', ')'))}`;
    },
  };

function texOf(element: XmlElement): string {
  const name = plainName(element);
  if (name === 't') return escaped(element.text);
  // The part's formatting, which is not part of its meaning.
  if (name.endsWith('pr')) return '';
  const part = (wanted: string) =>
    texIn(elementsIn(element).find((child) => plainName(child) === wanted));
  return forms[name]?.(part, element) ?? texIn(element);
}

/** Returns the sign that the element's properties name, if any. */
function signOf(element: XmlElement, name: string, usual: string): string {
  const properties = elementsIn(element).find((child) => plainName(child).endsWith('pr'));
  const [sign] = allNamed(properties, name);
  return sign ? attributeOf(sign, 'm:val') : usual;
}

const escaped = (text: string) => text.replaceAll(/[#$%&_{}]/g, (sign) => `\\${sign}`);
