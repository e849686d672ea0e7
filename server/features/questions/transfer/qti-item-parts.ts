import type { XmlElement } from '@rgrove/parse-xml';
import { partLeftOut } from '../../../../shared/messages/transfer.ts';
import type { FoundFields } from './found-question.ts';
import { htmlToText, type PlainText } from './html-to-text.ts';
import type { OptionOrder } from './option-order.ts';
import { allNamed, attributeOf, elementsIn, innerHtml, plainName } from './xml-elements.ts';

/** The fields that an item's interaction gives a question. */
export interface ExactFields {
  fields: FoundFields;
  losses: string[];
  order?: OptionOrder | undefined;
}

const GAP_SIGN = '\uE000';
const isFeedback = (name: string) => name.startsWith('feedback') || name === 'modalfeedback';
const isInteraction = (name: string) => name.endsWith('interaction');

/** Returns the elements with which an item is answered. */
export function interactionsIn(body: XmlElement): XmlElement[] {
  return elementsIn(body).flatMap((child) =>
    isInteraction(plainName(child)) ? [child] : interactionsIn(child),
  );
}

const withoutFeedback = (_: XmlElement, name: string) => (isFeedback(name) ? '' : null);

/**
 * Returns replacement HTML for an element of the body: a sign for each gap, and only the prompt of
 * other interactions.
 */
function standingInBody(element: XmlElement, name: string): string | null {
  if (isFeedback(name) || name === 'rubricblock') return '';
  if (name === 'textentryinteraction' || name === 'inlinechoiceinteraction') return GAP_SIGN;
  if (!isInteraction(name)) return null;
  return allNamed(element, 'prompt')
    .map((prompt) => `<div>${innerHtml(prompt, withoutFeedback)}</div>`)
    .join('');
}

/** Reads an item's question: its body with its prompts; a gap within a text becomes a line. */
export function readAsked(body: XmlElement): PlainText {
  const forCandidates = rubrics(body, true).map((rubric) => `<div>${innerHtml(rubric)}</div>`);
  const read = htmlToText(forCandidates.join('') + innerHtml(body, standingInBody));
  const lines = read.text
    .split('\n')
    .filter((line) => line.trim() !== GAP_SIGN)
    .map((line) => line.replaceAll(GAP_SIGN, '_____'));
  return { ...read, text: lines.join('\n') };
}

/** Returns the rubrics for candidates, or those for markers. */
function rubrics(body: XmlElement, forCandidates: boolean): XmlElement[] {
  return allNamed(body, 'rubricblock').filter(
    (rubric) => /\bcandidate\b/.test(attributeOf(rubric, 'view')) === forCandidates,
  );
}

/** Reads the instructions for markers. */
export function readRubric(body: XmlElement): PlainText {
  return htmlToText(
    rubrics(body, false)
      .map((rubric) => `<div>${innerHtml(rubric)}</div>`)
      .join(''),
  );
}

/** Returns a sentence for each feedback, which Greenpen does not support. */
export function feedbackLosses(item: XmlElement): string[] {
  return allNamed(item, 'modalfeedback', 'feedbackinline', 'feedbackblock', 'itemfeedback').flatMap(
    (feedback) => {
      const { text } = htmlToText(innerHtml(feedback));
      return text === '' ? [] : [partLeftOut('feedback', text)];
    },
  );
}

/** Reads a choice's text, without its feedback. */
export const readChoiceText = (choice: XmlElement): PlainText =>
  htmlToText(innerHtml(choice, withoutFeedback));
