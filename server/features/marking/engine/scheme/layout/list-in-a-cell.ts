import { readGroupHeading } from '../lines/read-group-heading.ts';

const WORTH_AT_END = /\t[^\S\n]*[([]?([1-9])[)\]]?[^\S\n]*$/;
const LABEL_IN_FRONT = /^(?:[^\t]{0,12}\t)*/;

/**
 * A list in one cell, as "Any two from" over its items, breaks its row into lines, of which the last has the
 * mark of the whole list beside it. Written on one line it stands apart from the rows below.
 */
export function joinListsInCells(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => WORTH_AT_END.test(line))) return text;
  for (const [at, line] of lines.entries()) {
    const said = line.replace(LABEL_IN_FRONT, '').trim();
    const heading = /^(?:any|\p{L}+)\b/iu.test(said) ? readGroupHeading(said) : null;
    if (heading?.count === undefined || heading.count === null || heading.rest !== '') continue;
    const items = itemsBelow(lines, at);
    const worth = Number(WORTH_AT_END.exec(items.at(-1) ?? '')?.[1] ?? 0);
    if (items.length <= heading.count || worth !== heading.count) continue;
    const list = items.map((item) => item.replace(WORTH_AT_END, '').trim()).join('; ');
    lines[at] = `Any ${heading.count} from: ${list}`;
    lines.fill('', at + 1, at + 1 + items.length);
  }
  return lines.join('\n');
}

/** The lines below a heading up to the first with a mark beside it; none where another cell stands between. */
function itemsBelow(lines: readonly string[], at: number): string[] {
  const end = lines.findIndex((line, index) => index > at && line.includes('\t'));
  const last = lines[end] ?? '';
  const isOneCell = last.replace(WORTH_AT_END, '').includes('\t');
  const items = lines.slice(at + 1, end + 1);
  return end < 0 || isOneCell || items.some((item) => item.trim() === '') ? [] : items;
}
