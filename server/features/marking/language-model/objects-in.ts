interface Place {
  start: number;
  /** The index after its last character. */
  end: number;
}

/** Characters that may precede a JSON string. */
const BEFORE_TEXT = new Set(['{', '[', ',', ':']);

/**
 * Finds the objects in a text that contain a string, each after those nested in it. Takes a single
 * pass, so that no text takes longer because of its content. Braces within strings do not count; a
 * string ends with its line.
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
