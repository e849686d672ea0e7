import type { z } from 'zod';

/** Deeper or longer than anything that is asked for. */
const MAX_STARTS = 200;
/** As far as JSON is looked for among other things: at the end of a text, where the answer stands. */
const MAX_READ_CHARACTERS = 40_000;
/** Thoughts whose beginning the server's template swallowed. */
const UNOPENED_THOUGHTS = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu;

/* A text without its end is matched all the same, so that no place is read twice. */

/** Texts, which stay, and comments, which JSON does not know. */
const COMMENT = /("(?:[^"\\]|\\.)*"?)|\/\/[^\n]*|\/\*[^*]{0,400}\*\//gu;
const LAST_COMMA = /("(?:[^"\\]|\\.)*"?)|,(?=\s*[}\]])/gu;

/**
 * What a model meant by its text: the last JSON in it that fits the schema, whatever words, code
 * blocks or thoughts stand around it. Undefined where there is none.
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  const plain = parse(text, schema);
  if (plain !== undefined) return plain;
  const said = text.slice(-MAX_READ_CHARACTERS).replace(UNOPENED_THOUGHTS, '');
  for (const part of [said, ...codeBlocksOf(said).toReversed()]) {
    const value = fit(part.trim(), schema);
    if (value !== undefined) return value;
  }
  return findWithin(said, schema);
}

/** What stands between fences, without the name of a language. */
function codeBlocksOf(text: string): string[] {
  return text
    .split('```')
    .slice(0, -1)
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.replace(/^[a-z]*/iu, ''));
}

function parse<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Comments and commas before a bracket may be all that is wrong. */
function fit<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  return (
    parse(text, schema) ??
    parse(text.replaceAll(COMMENT, '$1').replaceAll(LAST_COMMA, '$1'), schema)
  );
}

/** Objects that stand in a text, the last one first. */
function findWithin<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  let found: Value | undefined;
  let start = text.indexOf('{');
  for (let tried = 0; start !== -1 && tried < MAX_STARTS; tried += 1) {
    const end = endOfObject(text, start);
    const value = end === -1 ? undefined : fit(text.slice(start, end), schema);
    if (value !== undefined) found = value;
    start = text.indexOf('{', value === undefined ? start + 1 : end);
  }
  return found;
}

/** Where the object that begins there ends; -1 where it does not. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let place = start; place < text.length; place += 1) {
    const character = text[place];
    if (isInString) {
      if (character === '\\') place += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return -1;
}
