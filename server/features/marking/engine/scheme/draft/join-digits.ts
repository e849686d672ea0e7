import { pointsOf, type Draft } from './draft.ts';

/** True for one answer with marks for its parts: "0101 1101", with one mark per nibble. */
export const isInDigits = (draft: Draft): boolean => {
  const [point, ...others] = pointsOf(draft);
  return others.length === 0 && /^[0-9A-F]+(?:\s[0-9A-F]+)*$/.test(point?.text ?? '');
};

/** "1011 ....", ".... 0110": half of a number, with placeholders for the other half. */
const IN_PLACES = /^(?:[.…_?x]{1,8}\s+)*([01]{4}|[0-9A-F])(?:\s+[.…_?x]{1,8})*$/;

/** Joins two halves of a binary number, each with dots for the other, with a mark for each half. */
export function joinPlaces(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const [first, ...others] = points;
  const halves = points.flatMap(({ text }) => IN_PLACES.exec(text)?.[1] ?? []);
  const isParted = points.length === maxMark && points.every(({ text }) => /[.…_?x]/.test(text));
  if (first === undefined || others.length === 0 || halves.length < points.length || !isParted)
    return;
  first.text = halves.join(' ');
  first.statements = [first.text];
  first.marks = maxMark;
  draft.notes.push('1 mark for each nibble');
  for (const group of draft.groups) group.points = group.points.filter((point) => point === first);
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}

/** Joins "• C", "• A" and "CA for 2 marks": the digits one by one, and then together. */
export function joinDigits(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const whole = points.at(-1);
  const parts = points.slice(0, -1);
  if (parts.length < 2 || whole?.text !== parts.map(({ text }) => text).join('')) return;
  if (parts.some(({ text }) => !/^[0-9A-F]$/.test(text))) return;
  whole.marks = maxMark;
  draft.notes.push('1 mark for each digit');
  for (const group of draft.groups) group.points = group.points.filter((point) => point === whole);
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}
