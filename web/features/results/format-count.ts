/** A count as people read it, for example "1,200". */
export function inDigits(count: number): string {
  return count.toLocaleString('en-GB');
}

/** How far a quiz is marked, for example "712 of 720 answers marked". */
export function formatMarked(marked: number, total: number): string {
  if (total === 0) return 'no answers yet';
  const answers = `${inDigits(total)} ${total === 1 ? 'answer' : 'answers'} marked`;
  return marked === total
    ? `${total === 1 ? '' : 'all '}${answers}`
    : `${inDigits(marked)} of ${answers}`;
}
