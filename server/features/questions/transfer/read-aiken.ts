import { brokenAtLine } from '../../../../shared/messages/transfer.ts';
import { choiceFields } from './choice-answers.ts';
import { titleOf, type FoundItem } from './found-question.ts';

const OPTION = /^([A-Z])[.)](\s*)(.*)$/;
const letterAt = (index: number) => String.fromCharCode(65 + index);
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/i;

/**
 * Reads an Aiken file: the question's lines, options such as `A. Paris` or `A) Paris`, and `ANSWER:
 * A`. A violation of the format is reported with its line, and reading continues after the next
 * empty line.
 */
export function readAiken(content: string): FoundItem[] {
  const items: FoundItem[] = [];
  let asked: string[] = [];
  let options: { letter: string; text: string }[] = [];
  let begins = 1;
  const finish = (right: string | null) => {
    if (asked.length === 0 && options.length === 0) return;
    const item = items.length + 1;
    const title = titleOf(asked.join('\n'));
    const isKnown = right !== null && options.some(({ letter }) => letter === right);
    if (!isKnown || asked.length === 0) {
      items.push({ item, title, outcome: 'invalid', problem: brokenAtLine(begins) });
    } else {
      const answers = options.map(({ letter, text }) => ({
        text,
        percent: letter === right ? 100 : 0,
      }));
      const { fields, losses } = choiceFields(answers, true, undefined);
      items.push({
        item,
        title,
        fields: { questionText: asked.join('\n'), ...fields },
        notices: losses,
        order: 'unsaid',
      });
    }
    asked = [];
    options = [];
  };
  for (const [index, raw] of content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim();
    const answer = ANSWER.exec(line)?.[1];
    const [, letter = '', blank, text = ''] = OPTION.exec(line) ?? [];
    // Without a space after it, a letter begins an option only if it is the next letter in order.
    const isOption = letter !== '' && (blank !== '' || letter === letterAt(options.length));
    if (answer !== undefined) finish(answer.toUpperCase());
    else if (line === '') {
      // Some programs separate the options from the question with an empty line.
      if (options.length > 0) continue;
    } else if (isOption && asked.length > 0) {
      options.push({ letter, text });
    } else if (options.length > 0) {
      finish(null);
      begins = index + 1;
      asked = [line];
    } else {
      if (asked.length === 0) begins = index + 1;
      asked.push(line);
    }
  }
  finish(null);
  return items;
}
