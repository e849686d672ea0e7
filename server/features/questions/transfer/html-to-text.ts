import { Parser } from 'htmlparser2';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';

/** What an HTML text says, without its form. */
export interface PlainText {
  text: string;
  /** Whether it shows images, which a text cannot. */
  hasImages: boolean;
}

const blocks = new Set(
  'address article aside blockquote br caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const images = new Set(['img', 'svg', 'object', 'picture', 'video']);
const hidden = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'object']);
/** The signs around TeX in Moodle; ours is a single dollar. */
const mathsSigns = /\\[()[\]]|\$\$/g;

/** Markup takes its room, but never nine tenths of a text that a person wrote. */
const MAX_HTML_CHARACTERS = 10 * MAX_QUESTION_TEXT_CHARACTERS;
/** Elements within elements; no editor comes near, and the parser slows down with depth. */
const MAX_DEPTH = 500;

/**
 * Reads HTML as the plain text that a person would type instead, line by line. What is too long or
 * too deeply nested for any question stays as it is.
 */
export function htmlToText(html: string): PlainText {
  if (html.length > MAX_HTML_CHARACTERS) return { text: html, hasImages: false };
  const lines = [''];
  let hasImages = false;
  let depth = 0;
  let hiddenDepth = 0;
  const write = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      if (images.has(name)) hasImages = true;
      if (hidden.has(name)) hiddenDepth += 1;
      if (blocks.has(name)) lines.push('');
      if (name === 'li') write('- ');
      if (name === 'td' || name === 'th') write(' ');
      // 10³ is not 103.
      if (name === 'sup') write('^');
    },
    ontext(text) {
      if (hiddenDepth === 0) write(text.replaceAll(/[\s\u00A0]+/g, ' '));
    },
    onclosetag(name) {
      depth -= 1;
      if (hidden.has(name)) hiddenDepth -= 1;
      if (blocks.has(name)) lines.push('');
    },
  });
  parser.write(html);
  if (depth > MAX_DEPTH) return { text: html, hasImages: false };
  parser.end();
  const text = lines
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
  return { text: text.replaceAll(mathsSigns, '$'), hasImages };
}

/**
 * Reads a text in one of Moodle's formats. Its own, `moodle_auto_format`, is HTML in which line
 * breaks count; any unknown one is taken for HTML, as Moodle does.
 */
export function formattedToText(text: string, format: string): PlainText {
  switch (format) {
    case 'plain_text':
    case 'plain':
      return { text, hasImages: false };
    case 'markdown':
      return { text: text.replaceAll(mathsSigns, '$'), hasImages: /!\[/.test(text) };
    case 'moodle_auto_format':
    case 'moodle':
      return htmlToText(text.replaceAll(/\r\n?|\n/g, '<br>'));
    default:
      return htmlToText(text);
  }
}
