import type { XmlElement } from '@rgrove/parse-xml';
import { partLeftOut, partsLeftOut } from '../../../../shared/messages/transfer.ts';
import { childNamed, childrenNamed, readText, textIn } from './moodle-elements.ts';

/** Feedback that Moodle fills in for every question, in its author's language. */
const feedbackParts: Readonly<Record<string, string>> = {
  correctfeedback: 'feedback on a right answer',
  partiallycorrectfeedback: 'feedback on a partly right answer',
  incorrectfeedback: 'feedback on a wrong answer',
};

/** Other parts of Moodle's questions that Greenpen does not support. */
const otherParts: Readonly<Record<string, string>> = {
  responsetemplate: 'response template',
  hint: 'hint',
  idnumber: 'ID number',
  minwordlimit: 'least number of words',
  maxwordlimit: 'word limit',
  attachments: 'number of files to hand in',
};

/** Moodle's default values. */
const UNSAID = /^(?:0|-1|Your answer is (?:partially )?(?:in)?correct\.)?$/;

/** Each feedback, with the number of the file's questions that have it. */
export type FeedbackCount = Map<string, number>;

export function countFeedback(questions: readonly XmlElement[]): FeedbackCount {
  const counts: FeedbackCount = new Map();
  for (const part of questions.flatMap((question) => readParts(question, feedbackParts))) {
    counts.set(keyOf(part), (counts.get(keyOf(part)) ?? 0) + 1);
  }
  return counts;
}

/**
 * Lists the parts of a question that are left out; feedback that several questions share is
 * reported with the first.
 */
export function unplacedParts(question: XmlElement, feedback: FeedbackCount): string[] {
  const others = readParts(question, otherParts).map(({ label, text }) => partLeftOut(label, text));
  const ofFeedback = readParts(question, feedbackParts).flatMap((part) => {
    const times = feedback.get(keyOf(part)) ?? 0;
    feedback.delete(keyOf(part));
    if (times === 0) return [];
    const { label, text } = part;
    return [times === 1 ? partLeftOut(label, text) : partsLeftOut(label, text, times - 1)];
  });
  return [...others, ...ofFeedback];
}

interface Part {
  label: string;
  text: string;
}

const keyOf = ({ label, text }: Part) => `${label}: ${text}`;

function readParts(question: XmlElement, parts: Readonly<Record<string, string>>): Part[] {
  return Object.entries(parts).flatMap(([name, label]) =>
    childrenNamed(question, name).flatMap((part) => {
      const text = childNamed(part, 'text') ? readText(part).text : textIn(part);
      return UNSAID.test(text) ? [] : [{ label, text }];
    }),
  );
}
