import type { Scheme } from './scheme.ts';

/**
 * Words for markers, or remains of a layout: within a point they show that a line was not split.
 */
const LEFT_OVER =
  /\b(?:marks?|award(?:ed)?|candidates?|scor(?:es?|ing)|accept|allow|reject|ignore)\b|\bAO\s?\d|\b(?:MP|SC)\s?\d|(?<=\s)[([](?:[1-9]|[MABC]\d|K|AN|AP|EV)[)\]]|\b[MA]\d(?:[MAB]\d)+\b|[✓✔\t]/giu;

/** True if a point still contains what no answer would, in words that the question does not use. */
export function looksMisread({ groups }: Scheme, questionText: string): boolean {
  const asked = questionText.toLowerCase();
  return groups
    .flatMap(({ points }) => points)
    .some(({ statements, kind }) =>
      kind === 'code'
        ? false
        : statements.some((statement) =>
            (statement.match(LEFT_OVER) ?? []).some(
              (found) => !asked.includes(found.toLowerCase()),
            ),
          ),
    );
}
