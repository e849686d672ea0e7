interface Place {
  start: number;
  /** The place behind it. */
  end: number;
}

/** What stands before a text in JSON. */
const BEFORE_TEXT = new Set(['{', '[', ',', ':']);

/**
 * Where objects with a text in them stand, each after those within it: found in one pass, so that no
 * text takes longer for what stands in it. Braces within texts do not count; a text ends with its line.
 */
export function objectsIn(text: string): Place[] {
  const found: Place[] = [];
  const open: { start: number; quotes: number }[] = [];
  let isInText = false;
  let quotes = 0;
  let before = '';
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (isInText) {
      if (character === '\\') place += 1;
      else isInText = character !== '"' && character !== '\n';
      continue;
    }
    if (character === '"') {
      quotes += 1;
      isInText = open.length > 0 && BEFORE_TEXT.has(before);
    } else if (character === '{') {
      open.push({ start: place, quotes });
    } else if (character === '}') {
      const object = open.pop();
      if (object && object.quotes < quotes) found.push({ start: object.start, end: place + 1 });
    }
    if (!/\s/u.test(character)) before = character;
  }
  return found;
}
