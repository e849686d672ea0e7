/** Tags that models wrap their thoughts in. */
const TAGS = ['think', 'thinking', 'reasoning'];
/** Matches thoughts whose opening tag was swallowed by the server's template. */
const UNOPENED = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu;
const BEGINNING = /<(?:think|thinking|reasoning)>/iu;
const SIGN = /<\/?(?:think|thinking|reasoning)>/iu;

/**
 * Removes complete thoughts from a model's text. Each position is read once per tag, so that a text
 * full of opening tags does not take long.
 */
export function withoutThoughts(text: string): string {
  return TAGS.reduce(withoutTag, text).replace(UNOPENED, '');
}

/** Returns a model's text before a thought that does not end; the whole text if there is none. */
export function beforeThought(text: string): string {
  const said = withoutThoughts(text);
  const { index = said.length } = BEGINNING.exec(said) ?? {};
  return said.slice(0, index);
}

/** True if a thought begins or ends in the text without its other end. */
export const isThoughtBroken = (text: string): boolean => SIGN.test(TAGS.reduce(withoutTag, text));

function withoutTag(text: string, tag: string): string {
  const [opening, closing] = [`<${tag}>`, `</${tag}>`];
  const said: string[] = [];
  let place = 0;
  for (;;) {
    const start = text.indexOf(opening, place);
    const end = start === -1 ? -1 : text.indexOf(closing, start);
    if (end === -1) return [...said, text.slice(place)].join('\n');
    said.push(text.slice(place, start));
    place = end + closing.length;
  }
}
