import { XmlElement } from '@rgrove/parse-xml';
import { formattedToText, plainText, type PlainText } from './html-to-text.ts';
import { fromBase64, type FileFinder } from './found-images.ts';

/** Reads an element whose text is in a child `text`. */
export function readText(element: XmlElement | undefined): PlainText {
  if (!element) return plainText('');
  // Versions before 1.9 wrote the text directly into the element.
  const text = childNamed(element, 'text')?.text ?? element.text;
  return formattedToText(text, element.attributes.format ?? 'html');
}

/** Returns the base64 files within these elements; texts reference them with `@@PLUGINFILE@@`. */
export function filesIn(elements: readonly (XmlElement | undefined)[]): FileFinder {
  const files = new Map(
    elements.flatMap((element) =>
      childrenNamed(element, 'file').map((file) => [
        `${file.attributes.path ?? '/'}${file.attributes.name ?? ''}`,
        file,
      ]),
    ),
  );
  return (address) => {
    const path = address.replace(/^@@PLUGINFILE@@/, '').replace(/\?.*$/, '');
    const file = files.get(path.startsWith('/') ? path : `/${path}`);
    return file && fromBase64(file.text);
  };
}

/** Returns an element's own text, which is usually in a child `text`. */
export function textIn(element: XmlElement | undefined): string {
  return (childNamed(element, 'text') ?? element)?.text.trim() ?? '';
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenNamed(element, name)[0];
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  );
}
