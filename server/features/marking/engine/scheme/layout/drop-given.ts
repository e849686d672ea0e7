/** "y = x² + 3 ⇒ dy/dx = 2x": what the question gives before an arrow is not part of the answer. */

const GIVEN = /(^|\t)([^\t\n⇒]{3,80}?)\s*(?:⇒|=>)\s*/gm;
const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const POWER = new RegExp(`[${POWERS}]`, 'g');

const squeeze = (text: string): string =>
  text
    .replace(POWER, (power) => String(POWERS.indexOf(power)))
    .replaceAll(/[\s^*]/g, '')
    .replaceAll(/[−–]/g, '-');

export function dropGiven(text: string, questionText: string): string {
  if (!/⇒|=>/.test(text)) return text;
  const asked = squeeze(questionText);
  return text.replace(GIVEN, (whole, before: string, given: string) =>
    given.includes('=') && asked.includes(squeeze(given)) ? before : whole,
  );
}
