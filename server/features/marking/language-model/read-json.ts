import type { z } from 'zod';
import { objectsIn } from './objects-in.ts';
import { beforeThought, withoutThoughts } from './without-thoughts.ts';

/** How far JSON is searched among other text: at the end, where the answer is. */
const MAX_READ_CHARACTERS = 40_000;
/** The budget for one text: each attempt costs the characters it parses… */
const MAX_TRIED_CHARACTERS = 200_000;
/** …plus these, because even the shortest attempt takes time. */
const CHARACTERS_OF_A_TRY = 2_000;

/* An unclosed string also matches, so that no part of the text is scanned twice. */

/** Matches strings, which are kept, and comments, which JSON does not allow. */
const COMMENT = /("(?:[^"\\]|\\.)*"?)|\/\/[^\n]*|\/\*[^*]{0,400}\*\//gu;
const LAST_COMMA = /("(?:[^"\\]|\\.)*"?)|,(?=\s*[}\]])/gu;

/**
 * Returns the last JSON in a model's text that fits the schema, whatever words, code blocks or
 * thoughts surround it. Undefined if there is none, or if too many places could contain it: the
 * time for a text is bounded, whatever its content.
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
 * Yields the places where the JSON may be, most likely first. An unclosed thought contains drafts,
 * so in it only JSON at the end of the text can be the answer.
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
  // For nested objects, the outermost comes first.
  for (const { start, end } of objectsIn(said).toReversed()) yield said.slice(start, end);
}

/** Returns the content of code fences, without the name of a language. */
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

/** Comments and trailing commas may be the only mistakes. */
const repair = (text: string): string =>
  text.replaceAll(COMMENT, '$1').replaceAll(LAST_COMMA, '$1');

function check<Value>(value: unknown, schema: z.ZodType<Value>): Value | undefined {
  try {
    return value === undefined ? undefined : schema.safeParse(value).data;
  } catch {
    // Nested more deeply than anything that was requested.
    return undefined;
  }
}
