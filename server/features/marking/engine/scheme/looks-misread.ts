import type { Scheme } from './scheme.ts';

/** What is said to markers, or is left of the layout: within a point it shows that a line was not taken apart. */
const LEFT_OVER =
  /\b(?:marks?|award(?:ed)?|candidates?|scor(?:es?|ing)|accept|allow|reject|ignore)\b|\bAO\s?\d|\b(?:MP|SC)\s?\d|(?<=\s)[([](?:[1-9]|[MABC]\d|K|AN|AP|EV)[)\]]|\b[MA]\d(?:[MAB]\d)+\b|[✓✔\t]/giu;

/** Whether a point still holds what no answer would, in words that the question does not use. */
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
