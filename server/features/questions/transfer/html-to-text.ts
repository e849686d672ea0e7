import { Parser } from 'htmlparser2';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { linkLeftOut, readsNow, transferMessages } from '../../../../shared/messages/transfer.ts';
import { lowered, raised } from './raised-and-lowered.ts';

/** What an HTML text says, without its form. */
export interface PlainText {
  text: string;
  /** Whether it shows images, which a text cannot. */
  hasImages: boolean;
  /** What else it lost, in sentences. */
  losses: string[];
}

const words = (text: string) => new Set(text.split(' '));
const blocks = words(
  'address article aside blockquote br caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul',
);
/** Elements that stand for nothing without their end. */
const inline = words(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp script small span strike strong style sub sup tt u var',
);
const others = words(
  'audio body colgroup col embed head html iframe img input link math meta object picture source svg tbody td template tfoot th thead title video wbr',
);
const images = words('audio embed iframe img object picture svg video');
const hidden = words('head object script style svg template title');
const emphasis = words('b big code del em font i ins kbd mark q s strike strong tt u');
/** The signs around TeX in Moodle; ours is a single dollar. */
const mathsSigns = /\\[()[\]]|\$\$/g;

/** Markup takes its room, but never nine tenths of a text that a person wrote. */
const MAX_HTML_CHARACTERS = 10 * MAX_QUESTION_TEXT_CHARACTERS;
/** Elements within elements; no editor comes near, and the parser slows down with depth. */
const MAX_DEPTH = 500;
const MAX_CHANGES_SHOWN = 3;

/**
 * Reads HTML as the plain text that a person would type instead, line by line. What only looks like
 * markup (`x<y`, `List<String>`) stays; what gets lost is said. What is too long or too deeply nested
 * for any question stays as it is.
 */
export function htmlToText(html: string): PlainText {
  const asItIs = { text: html, hasImages: false, losses: [] };
  if (html.length > MAX_HTML_CHARACTERS) return asItIs;
  const source = escapeWhatIsNoMarkup(html);
  const lines = [''];
  const losses = new Set<string>();
  /** The beginnings of texts that are raised or lowered. */
  const shifted: { line: number; from: number; begins: number }[] = [];
  let hasImages = false;
  let depth = 0;
  let hiddenDepth = 0;
  const write = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const shift = (sign: typeof raised) => {
    const begun = shifted.pop();
    const line = lines.at(-1) ?? '';
    if (!begun || begun.line !== lines.length) return;
    const { text, isPlain } = sign(line.slice(begun.from));
    lines[lines.length - 1] = line.slice(0, begun.from) + text;
    if (isPlain || losses.size >= MAX_CHANGES_SHOWN) return;
    const base = /\S{0,20}$/.exec(line.slice(0, begun.from))?.[0] ?? '';
    const before = source.slice(begun.begins, parser.endIndex + 1);
    losses.add(readsNow(base + before, base + text));
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      if (images.has(name)) hasImages = true;
      if (hidden.has(name)) hiddenDepth += 1;
      if (emphasis.has(name)) losses.add(transferMessages.formattingLeftOut);
      if (name === 'table') losses.add(transferMessages.tableAsLines);
      if (name === 'a' && href) losses.add(linkLeftOut(href));
      if (blocks.has(name)) lines.push('');
      if (name === 'li') write('- ');
      if ((name === 'td' || name === 'th') && lines.at(-1)?.trim()) write(' | ');
      if (name === 'sub' || name === 'sup') {
        const from = lines.at(-1)?.length ?? 0;
        shifted.push({ line: lines.length, from, begins: parser.startIndex });
      }
    },
    ontext(text) {
      if (hiddenDepth === 0) write(text.replaceAll(/[\s\u00A0]+/g, ' '));
    },
    onclosetag(name) {
      depth -= 1;
      if (hidden.has(name)) hiddenDepth -= 1;
      if (blocks.has(name)) lines.push('');
      if (name === 'sup') shift(raised);
      if (name === 'sub') shift(lowered);
    },
  });
  parser.write(source);
  if (depth > MAX_DEPTH) return asItIs;
  parser.end();
  const text = lines
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
  return { text: text.replaceAll(mathsSigns, '$'), hasImages, losses: [...losses] };
}

/** What a teacher should know of texts that were read. */
export function noticesOf(...texts: readonly PlainText[]): string[] {
  const hasImages = texts.some((text) => text.hasImages);
  const losses = texts.flatMap((text) => text.losses);
  return [...new Set(hasImages ? [transferMessages.imageLeftOut, ...losses] : losses)];
}

/** A tag as editors write them: attributes have values in quotation marks, or one word. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*)\s*\/?>/gi;

/** The same HTML, in which each `<` that begins no element of HTML is a sign like any other. */
function escapeWhatIsNoMarkup(html: string): string {
  const lower = html.toLowerCase();
  let result = '';
  let from = 0;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (!isElement(name.toLowerCase(), slash === '', lower, index)) continue;
    result += escaped(html.slice(from, index)) + tag;
    from = index + tag.length;
  }
  return result + escaped(html.slice(from));
}

const escaped = (text: string) => text.replaceAll(/<(?!!--)/g, '&lt;');

function isElement(name: string, begins: boolean, html: string, at: number): boolean {
  if (blocks.has(name) || others.has(name)) return true;
  if (!inline.has(name)) return false;
  return begins ? html.includes(`</${name}>`, at) : html.lastIndexOf(`<${name}`, at) !== -1;
}

/**
 * Reads a text in one of Moodle's formats. Its own, `moodle_auto_format`, is HTML in which line
 * breaks count; any unknown one is taken for HTML, as Moodle does.
 */
export function formattedToText(text: string, format: string): PlainText {
  switch (format) {
    case 'plain_text':
    case 'plain':
      return { text, hasImages: false, losses: [] };
    case 'markdown':
      return {
        text: text.replaceAll(mathsSigns, '$'),
        hasImages: /!\[/.test(text),
        losses: [],
      };
    case 'moodle_auto_format':
    case 'moodle':
      return htmlToText(text.replaceAll(/\r\n?|\n/g, '<br>'));
    default:
      return htmlToText(text);
  }
}
