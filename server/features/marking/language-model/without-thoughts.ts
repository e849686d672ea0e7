/** What models wrap their thoughts in. */
const TAGS = ['think', 'thinking', 'reasoning'];
/** Thoughts whose beginning the server's template swallowed. */
const UNOPENED = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu;
const BEGINNING = /<(?:think|thinking|reasoning)>/iu;
const SIGN = /<\/?(?:think|thinking|reasoning)>/iu;

/**
 * A model's text without the thoughts that end in it. Each place is read once for each tag: a text of nothing but
 * beginnings keeps nobody waiting.
 */
export function withoutThoughts(text: string): string {
  return TAGS.reduce(withoutTag, text).replace(UNOPENED, '');
}

/** What a model says before a thought that does not end; all of it where there is none. */
export function beforeThought(text: string): string {
  const said = withoutThoughts(text);
  const { index = said.length } = BEGINNING.exec(said) ?? {};
  return said.slice(0, index);
}

/** Whether a thought begins or ends in a text without its other end. */
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
