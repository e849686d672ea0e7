import type { XmlElement } from '@rgrove/parse-xml';
import { partLeftOut } from '../../../../shared/messages/transfer.ts';
import type { FoundFields } from './found-question.ts';
import { htmlToText, type PlainText } from './html-to-text.ts';
import type { OptionOrder } from './option-order.ts';
import { allNamed, attributeOf, elementsIn, innerHtml, plainName } from './xml-elements.ts';

/** What the interaction of an item makes of a question. */
export interface ExactFields {
  fields: FoundFields;
  losses: string[];
  order?: OptionOrder | undefined;
}

const GAP_SIGN = '\uE000';
const isFeedback = (name: string) => name.startsWith('feedback') || name === 'modalfeedback';
const isInteraction = (name: string) => name.endsWith('interaction');

/** The elements with which an item is answered. */
export function interactionsIn(body: XmlElement): XmlElement[] {
  return elementsIn(body).flatMap((child) =>
    isInteraction(plainName(child)) ? [child] : interactionsIn(child),
  );
}

const withoutFeedback = (_: XmlElement, name: string) => (isFeedback(name) ? '' : null);

/** Of the body what is asked: a sign for each gap, and of other interactions the prompt alone. */
function standingInBody(element: XmlElement, name: string): string | null {
  if (isFeedback(name) || name === 'rubricblock') return '';
  if (name === 'textentryinteraction' || name === 'inlinechoiceinteraction') return GAP_SIGN;
  if (!isInteraction(name)) return null;
  return allNamed(element, 'prompt')
    .map((prompt) => `<div>${innerHtml(prompt, withoutFeedback)}</div>`)
    .join('');
}

/** What an item asks: its body with its prompts; a gap to fill within a text is a line. */
export function readAsked(body: XmlElement): PlainText {
  const forCandidates = rubrics(body, true).map((rubric) => `<div>${innerHtml(rubric)}</div>`);
  const read = htmlToText(forCandidates.join('') + innerHtml(body, standingInBody));
  const lines = read.text
    .split('\n')
    .filter((line) => line.trim() !== GAP_SIGN)
    .map((line) => line.replaceAll(GAP_SIGN, '_____'));
  return { ...read, text: lines.join('\n') };
}

/** Rubrics that candidates read, or those for whoever marks. */
function rubrics(body: XmlElement, forCandidates: boolean): XmlElement[] {
  return allNamed(body, 'rubricblock').filter(
    (rubric) => /\bcandidate\b/.test(attributeOf(rubric, 'view')) === forCandidates,
  );
}

/** What markers are told. */
export function readRubric(body: XmlElement): PlainText {
  return htmlToText(
    rubrics(body, false)
      .map((rubric) => `<div>${innerHtml(rubric)}</div>`)
      .join(''),
  );
}

/** A sentence for each feedback, which has no place here. */
export function feedbackLosses(item: XmlElement): string[] {
  return allNamed(item, 'modalfeedback', 'feedbackinline', 'feedbackblock', 'itemfeedback').flatMap(
    (feedback) => {
      const { text } = htmlToText(innerHtml(feedback));
      return text === '' ? [] : [partLeftOut('feedback', text)];
    },
  );
}

/** A choice's text, without its feedback. */
export const readChoiceText = (choice: XmlElement): PlainText =>
  htmlToText(innerHtml(choice, withoutFeedback));
