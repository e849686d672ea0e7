import type { z } from 'zod';
import { objectsIn } from './objects-in.ts';
import { beforeThought, withoutThoughts } from './without-thoughts.ts';

/** As far as JSON is looked for among other things: at the end of a text, where the answer stands. */
const MAX_READ_CHARACTERS = 40_000;
/** What is spent on a text, each try of a place counting its characters… */
const MAX_TRIED_CHARACTERS = 200_000;
/** …and these, as even the shortest takes its time. */
const CHARACTERS_OF_A_TRY = 2_000;

/* A text without its end is matched all the same, so that no place is read twice. */

/** Texts, which stay, and comments, which JSON does not know. */
const COMMENT = /("(?:[^"\\]|\\.)*"?)|\/\/[^\n]*|\/\*[^*]{0,400}\*\//gu;
const LAST_COMMA = /("(?:[^"\\]|\\.)*"?)|,(?=\s*[}\]])/gu;

/**
 * What a model meant by its text: the last JSON in it that fits the schema, whatever words, code
 * blocks or thoughts stand around it. Undefined where there is none, or where too many places could
 * hold it: the time that a text takes is bounded, whatever it is made of.
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  const plain = check(parse(text), schema);
  if (plain !== undefined) return plain;
  let left = MAX_TRIED_CHARACTERS;
  for (const place of placesIn(text)) {
    left -= place.length + CHARACTERS_OF_A_TRY;
    if (left < 0) return undefined;
    const value = check(parse(place) ?? parse(repair(place)), schema);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Where it could stand, the likeliest first. In a thought without end stand drafts: there, only what ends
 * the text can be the answer.
 */
function* placesIn(text: string): Generator<string> {
  const said = withoutThoughts(text);
  const before = beforeThought(text);
  yield* placesNearEnd(before);
  if (before === said) return;
  const end = withoutLastFence(said.slice(-MAX_READ_CHARACTERS));
  for (const place of placesNearEnd(end)) if (end.endsWith(place)) yield place;
}

function withoutLastFence(text: string): string {
  const end = text.trimEnd();
  return end.endsWith('```') ? end.slice(0, -3).trimEnd() : end;
}

function* placesNearEnd(text: string): Generator<string> {
  const said = text.slice(-MAX_READ_CHARACTERS);
  yield said;
  yield* codeBlocksOf(said).toReversed();
  // Of those that stand in one another, the outermost one comes first.
  for (const { start, end } of objectsIn(said).toReversed()) yield said.slice(start, end);
}

/** What stands between fences, without the name of a language. */
function codeBlocksOf(text: string): string[] {
  return text
    .split('```')
    .slice(0, -1)
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.replace(/^[a-z]*/iu, ''));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Comments and commas before a bracket may be all that is wrong. */
const repair = (text: string): string =>
  text.replaceAll(COMMENT, '$1').replaceAll(LAST_COMMA, '$1');

function check<Value>(value: unknown, schema: z.ZodType<Value>): Value | undefined {
  try {
    return value === undefined ? undefined : schema.safeParse(value).data;
  } catch {
    // Nested more deeply than anything that was asked for.
    return undefined;
  }
}
