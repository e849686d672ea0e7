import * as fc from 'fast-check';

/** Texts that have broken programs before: too long, badly encoded, or code in some language. */
const knownTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'half \uDC00 an emoji',
  '\uFEFF\u200B\u202E\u2028\u2029',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or '1'='1",
  '\'; drop table "user"; --',
  '%_\\',
  '$1 ${7*7} {{7*7}} `id`',
  "=cmd|' /C calc'!A0",
  '../../../etc/passwd',
  '..%2f..%2f',
  'a\r\nSet-Cookie: hacked=1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9999999999999999999',
  '0x10',
  '1; select pg_sleep(9)',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(201),
  'é'.repeat(5_000),
  '(a+)+$'.repeat(40),
  '/'.repeat(300),
  ';'.repeat(3_000),
  'and '.repeat(2_000),
  '((((((((((',
  '\u0301'.repeat(500),
  'ﷺ'.repeat(200),
] as const;

/** A text that someone with bad intentions might send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...knownTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.string({ maxLength: 20 }), weight: 1 },
);

/** A number at or beyond the limits of what programs count with. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1, 2, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Returns objects or lists nested to this depth. */
export function nest(depth: number, isList: boolean): string {
  const [open, close] = isList ? ['[', ']'] : ['{"a":', '}'];
  return `${open.repeat(depth)}${isList ? '' : '1'}${close.repeat(depth)}`;
}

/** Any value that JSON can hold, including keys that programs trip over. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  { arbitrary: hostileNumber, weight: 2 },
  { arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}]), weight: 2 },
  { arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 3 }), weight: 1 },
  {
    arbitrary: fc.dictionary(
      fc.constantFrom('constructor', 'prototype', 'toString', 'length', 'then', '', 'id', '0'),
      fc.oneof(hostileText, hostileNumber, fc.constant({ isPolluted: true })),
      { maxKeys: 3 },
    ),
    weight: 1,
  },
);
