import type { z } from 'zod';

/** Deeper or longer than anything that is asked for. */
const MAX_STARTS = 200;
const CODE_BLOCK = /```[a-z]*\s*\n?([\s\S]*?)```/giu;
/** Thoughts whose beginning the server's template swallowed. */
const UNOPENED_THOUGHTS = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu;

/** Texts, which stay, and comments, which JSON does not know. */
const COMMENT = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^*]{0,400}\*\//gu;
const LAST_COMMA = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/gu;

/**
 * What a model meant by its text: the last JSON in it that fits the schema, whatever words, code
 * blocks or thoughts stand around it. Undefined where there is none.
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  const said = text.replace(UNOPENED_THOUGHTS, '');
  const blocks = [...said.matchAll(CODE_BLOCK)].map(([, block = '']) => block);
  for (const part of [said, ...blocks.toReversed()]) {
    const value = fit(part.trim(), schema);
    if (value !== undefined) return value;
  }
  return findWithin(said, schema);
}

function fit<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  const withoutComments = () => text.replaceAll(COMMENT, '$1').replaceAll(LAST_COMMA, '$1');
  for (const json of [() => text, withoutComments]) {
    try {
      return schema.safeParse(JSON.parse(json())).data;
    } catch {
      // Comments and commas before a bracket may be all that is wrong.
    }
  }
  return undefined;
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
