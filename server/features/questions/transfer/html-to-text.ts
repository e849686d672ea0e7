import { Parser } from 'htmlparser2';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import {
  linkLeftOut,
  mediaLeftOut,
  readsNow,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { blocks, escapeWhatIsNoMarkup } from './html-elements.ts';
import { lowered, raised } from './raised-and-lowered.ts';

/** The content of an HTML text, without its formatting. */
export interface PlainText {
  text: string;
  /** The URLs of its images, which a plain text cannot show. */
  images: string[];
  /** Sentences about what else was lost. */
  losses: string[];
}

/** Wraps a text that loses nothing. */
export const plainText = (text: string): PlainText => ({ text, images: [], losses: [] });

const words = (text: string) => new Set(text.split(' '));
const media = words('audio embed iframe object svg video');
const hidden = words('head object script style svg template title');
const emphasis = words('b big code del em font i ins kbd mark s strike strong tt u');
/** Moodle's delimiters of TeX; Greenpen's is a single dollar. */
const mathsSigns = /\\[()[\]]|\$\$/g;
/** An empty formula, with which programs that write Moodle files begin their texts. */
const emptyMaths = /(?:\\\(\s*\\\)|\\\[\s*\\\]) */g;

/** Allows for markup, which never takes nine tenths of a text that a person wrote. */
const MAX_HTML_CHARACTERS = 10 * MAX_QUESTION_TEXT_CHARACTERS;
/** Maximum nesting depth: no editor comes near it, and the parser slows down with depth. */
const MAX_DEPTH = 500;
const MAX_CHANGES_SHOWN = 3;
const HELD_IMAGE = /(?<=src=["'])data:image\/[\w.+-]+;base64,[A-Za-z\d+/=\s]*/gi;

interface Line {
  text: string;
  /** True if every space in it counts, as in code. */
  isKept: boolean;
  /** True if it stays even when empty, as between two lines of code. */
  isOwn?: boolean;
}

interface Opened {
  line: number;
  from: number;
  begins: number;
}

/**
 * Converts HTML to the plain text that a person would type instead, line by line. Text that only
 * looks like markup (`x<y`, `List<String>`) is kept, and losses are reported. HTML that is too long
 * or too deeply nested for any question is returned unchanged.
 */
export function htmlToText(html: string): PlainText {
  // Embedded images would make the text too long.
  const held: string[] = [];
  const short = html.replaceAll(HELD_IMAGE, (address) => `held:${held.push(address) - 1}`);
  if (short.length > MAX_HTML_CHARACTERS) return plainText(html);
  const read = new HtmlReader(escapeWhatIsNoMarkup(short)).read();
  if (!read) return plainText(html);
  const images = read.images.map(
    (address) => held[Number(/^held:(\d+)$/.exec(address)?.[1])] ?? address,
  );
  return { ...read, images };
}

class HtmlReader {
  readonly #source: string;
  readonly #parser: Parser;
  readonly #lines: Line[] = [{ text: '', isKept: false }];
  readonly #images: string[] = [];
  readonly #losses = new Set<string>();
  /** The open elements that raise, lower or emphasise text. */
  readonly #opened: Opened[] = [];
  /** For each nested list, the number of its next item; null if its items are not numbered. */
  readonly #lists: (number | null)[] = [];
  #changes = 0;
  #depth = 0;
  #hiddenDepth = 0;
  #codeDepth = 0;

  constructor(source: string) {
    this.#source = source;
    this.#parser = new Parser({
      onopentag: (name, attributes) => this.#open(name, attributes),
      ontext: (text) => this.#write(text),
      onclosetag: (name) => this.#close(name),
    });
  }

  /** Returns undefined if the HTML is nested too deeply. */
  read(): PlainText | undefined {
    this.#parser.write(this.#source);
    if (this.#depth > MAX_DEPTH) return undefined;
    this.#parser.end();
    const text = this.#lines
      .map(({ text: line, isKept, isOwn = false }) => ({
        line: isKept ? line.trimEnd() : line.replaceAll(/ {2,}/g, ' ').trim(),
        isOwn,
      }))
      .filter(({ line, isOwn }) => isOwn || (line !== '' && line !== '-'))
      .map(({ line }) => line)
      .join('\n');
    return {
      text: text.replaceAll(emptyMaths, '').replaceAll(mathsSigns, '$'),
      images: this.#images,
      losses: [...this.#losses],
    };
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#parser.pause();
    if (name === 'pre') this.#codeDepth += 1;
    if (blocks.has(name)) this.#newLine();
    if (name === 'img') this.#showImage(attributes);
    if (media.has(name)) this.#losses.add(mediaLeftOut(name, attributes.src ?? attributes.data));
    if (hidden.has(name)) this.#hiddenDepth += 1;
    if (name === 'table') this.#losses.add(transferMessages.tableAsLines);
    if (name === 'math') this.#losses.add(transferMessages.mathmlAsText);
    if (name === 'a' && attributes.href) this.#losses.add(linkLeftOut(attributes.href));
    if (name === 'ol') this.#lists.push(Number(attributes.start ?? 1) || 1);
    if (name === 'ul') this.#lists.push(null);
    if (name === 'li') this.#append(this.#bullet(Number(attributes.value)));
    if (name === 'q') this.#append('“');
    if ((name === 'td' || name === 'th') && this.#line.text.trim()) this.#append(' | ');
    if (name === 'sub' || name === 'sup' || emphasis.has(name)) {
      const [line, from] = [this.#lines.length, this.#line.text.length];
      this.#opened.push({ line, from, begins: this.#parser.startIndex });
    }
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (hidden.has(name)) this.#hiddenDepth -= 1;
    if (name === 'q') this.#append('”');
    if (name === 'ol' || name === 'ul') this.#lists.pop();
    if (name === 'pre') this.#endCode();
    if (blocks.has(name)) this.#newLine();
    if (name === 'sup') this.#shift(raised);
    if (name === 'sub') this.#shift(lowered);
    if (emphasis.has(name)) this.#dropEmphasis();
  }

  #write(text: string): void {
    if (this.#hiddenDepth > 0) return;
    if (this.#codeDepth === 0) return this.#append(text.replaceAll(/[\s\u00A0]+/g, ' '));
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) this.#lines.push({ text: '', isKept: true, isOwn: true });
      this.#append(line);
    }
  }

  #endCode(): void {
    this.#codeDepth -= 1;
    while (this.#line.isOwn && this.#line.text.trim() === '') this.#lines.pop();
  }

  get #line(): Line {
    return this.#lines.at(-1) as Line;
  }

  #append(text: string): void {
    this.#line.text += text;
  }

  #newLine(): void {
    this.#lines.push({ text: '', isKept: this.#codeDepth > 0 });
  }

  #bullet(given: number): string {
    const counted = this.#lists.at(-1) ?? null;
    const number = counted !== null && given > 0 ? given : counted;
    if (number === null) return '- ';
    this.#lists[this.#lists.length - 1] = number + 1;
    return `${number}. `;
  }

  #showImage({ src = '', alt = '' }: Record<string, string>): void {
    if (src) this.#images.push(src);
    // An image's description is kept for people who cannot see it.
    const says = alt.trim();
    if (says && !/\.(?:png|jpe?g|gif|webp|svg)$/i.test(says)) this.#append(` [Image: ${says}] `);
  }

  #shift(sign: typeof raised): void {
    const begun = this.#opened.pop();
    if (!begun || begun.line !== this.#lines.length) return;
    const line = this.#line.text;
    const { text, isPlain } = sign(line.slice(begun.from));
    this.#line.text = line.slice(0, begun.from) + text;
    const base = /\S{0,20}$/.exec(line.slice(0, begun.from))?.[0] ?? '';
    if (!isPlain) this.#say(begun, base, text);
  }

  #dropEmphasis(): void {
    const begun = this.#opened.pop();
    if (!begun) return;
    const isOneLine = begun.line === this.#lines.length;
    if (isOneLine) this.#say(begun, '', this.#line.text.slice(begun.from));
    else this.#losses.add(transferMessages.formattingLeftOut);
  }

  /**
   * Reports text that reads differently now: the first few changes, and then that there are more.
   */
  #say({ begins }: Opened, base: string, after: string): void {
    if (after.trim() === '') return;
    this.#changes += 1;
    const before = this.#source.slice(begins, this.#parser.endIndex + 1);
    if (this.#changes > MAX_CHANGES_SHOWN) this.#losses.add(transferMessages.formattingLeftOut);
    else this.#losses.add(readsNow(base + before, base + after));
  }
}

/** Returns the losses of several texts, each loss once. */
export function noticesOf(...texts: readonly PlainText[]): string[] {
  return [...new Set(texts.flatMap((text) => text.losses))];
}

/**
 * Reads a text in one of Moodle's formats. Its own, `moodle_auto_format`, is HTML in which line
 * breaks count; any unknown format is treated as HTML, as Moodle does.
 */
export function formattedToText(text: string, format: string): PlainText {
  switch (format) {
    case 'plain_text':
    case 'plain':
      return plainText(text);
    case 'markdown':
      return {
        text: text.replaceAll(mathsSigns, '$'),
        images: [...text.matchAll(/!\[[^\]]{0,500}\]\(\s*([^)\s]+)/g)].map(
          ([, address = '']) => address,
        ),
        losses: [],
      };
    case 'moodle_auto_format':
    case 'moodle':
      return htmlToText(text.replaceAll(/\r\n?|\n/g, '<br>'));
    default:
      return htmlToText(text);
  }
}
