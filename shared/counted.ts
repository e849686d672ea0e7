/** Formats a number with thousands separators: "1,200". */
export const inDigits = (count: number): string => count.toLocaleString('en-GB');

/** Formats a count with its noun: "1 answer", "2 answers", "1,200 people". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${inDigits(count)} ${count === 1 ? one : several}`;
}
