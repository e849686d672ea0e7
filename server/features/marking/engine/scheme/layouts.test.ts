import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import { mostOf } from './testing/lay-out.ts';
import { LIST_LAYOUTS } from './testing/list-layouts.ts';
import { SCHEME_CONTENTS, type SchemeContent } from './testing/scheme-contents.ts';
import { TABLE_LAYOUTS } from './testing/table-layouts.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^\W+|[\s;.,:]+$/g, '');

/** Returns what a scheme should be read into, in any layout. */
const contentOf = (content: SchemeContent) => ({
  points: content.points.map(({ text }) => `1: ${plain(text)}`),
  counting: content.pick ?? content.points.length,
});

function readContent(scheme: string, content: SchemeContent) {
  const { groups } = readScheme(scheme, mostOf(content));
  const points = groups.flatMap((group) => group.points);
  const limits = groups.map(({ cap, count }) => Math.min(cap ?? Infinity, count ?? Infinity));
  return {
    points: points.map(({ marks, statements }) => `${marks}: ${plain(statements[0] ?? '')}`),
    counting: Math.min(...limits, points.length),
  };
}

const holds = (read: readonly string[], said: string): boolean =>
  read.some((one) => plain(one).includes(plain(said)));

/**
 * Returns what the scheme's text says about a point and its reading lacks; nothing if all of it was
 * read.
 */
function findMissing(scheme: string, content: SchemeContent): string[] {
  const { groups, ignored } = readScheme(scheme, mostOf(content));
  const points = groups.flatMap((group) => group.points);
  return content.points.flatMap(({ or, accept, reject, ignore }, at) => {
    const point = points[at];
    const { statements = [], standIns = [], rejected = [] } = point ?? {};
    const wanted = [
      { said: or, read: statements },
      { said: accept, read: [...statements, ...standIns] },
      { said: reject, read: rejected },
      { said: ignore, read: [...(point?.ignored ?? []), ...ignored] },
    ];
    return wanted.flatMap(({ said, read }) =>
      said === undefined || !scheme.includes(said) || holds(read, said) ? [] : [said],
    );
  });
}

/** Layouts that do not show which point a remark is about. */
const GUIDANCE_APART: ReadonlySet<string> = new Set([
  'OCR blanks',
  'CIE blanks',
  'one line, semicolons',
]);

const LAYOUTS = Object.entries({ ...LIST_LAYOUTS, ...TABLE_LAYOUTS });

describe('the same scheme in every layout', () => {
  it.each(LAYOUTS)('%s: the same points, marks and limits', (_, layOut) => {
    for (const content of SCHEME_CONTENTS) {
      const scheme = layOut(content);
      expect({ scheme, ...readContent(scheme, content) }).toEqual({
        scheme,
        ...contentOf(content),
      });
    }
  });

  it.each(LAYOUTS.filter(([name]) => !GUIDANCE_APART.has(name)))(
    '%s: the same alternatives and guidance',
    (_, layOut) => {
      for (const content of SCHEME_CONTENTS) {
        const scheme = layOut(content);
        expect({ scheme, missing: findMissing(scheme, content) }).toEqual({ scheme, missing: [] });
      }
    },
  );
});
