import { columnsOf, type ChoiceQuestion } from '../../../../shared/choice-question.ts';
import type { TextBoxSize } from '../../../../shared/question-content.ts';
import { acceptedAnswers, acceptedNumbers, matchedPairs, weighedOptions } from './exact-parts.ts';
import { linesOfTextBox } from './text-box-lines.ts';
import { escapeXml } from './xml-text.ts';

interface QtiParts {
  /** The declaration of the answer, and of what earns marks. */
  declaration: string;
  interaction: string;
  processing: string;
}

const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p2/rptemplates';
const byMapping = `<responseProcessing template="${TEMPLATES}/map_response"/>`;

/** Converts the way a question is answered and marked to QTI. */
export function qtiInteraction(question: ChoiceQuestion & { textBoxSize: TextBoxSize }): QtiParts {
  // A question whose scheme is to come has no answers to list.
  const kind = question.markSchemeAnswer === '' ? 'text' : question.kind;
  if (kind === 'text') return extendedText(question);
  if (kind === 'number') return numberEntry(question);
  if (kind === 'term') return termEntry(question);
  return kind === 'matching' ? match(question) : choose(question);
}

const declare = (cardinality: string, baseType: string, within: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${within}</responseDeclaration>`;
const correct = (values: readonly string[]) =>
  `<correctResponse>${values.map((value) => `<value>${escapeXml(value)}</value>`).join('')}</correctResponse>`;
const mapping = (entries: readonly string[], upper: number) =>
  `<mapping defaultValue="0" lowerBound="0" upperBound="${upper}">${entries.join('')}</mapping>`;
const marksOf = (percent: number, { maxMark }: ChoiceQuestion) =>
  Number(((maxMark * percent) / 100).toFixed(5));

function extendedText({ textBoxSize }: { textBoxSize: TextBoxSize }): QtiParts {
  const expected = linesOfTextBox[textBoxSize];
  return {
    declaration: declare('single', 'string', ''),
    interaction: `<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="${expected}"/>`,
    processing: '',
  };
}

/** Marked by the tolerance of the first number; the others are stored in the keywords. */
function numberEntry(question: ChoiceQuestion): QtiParts {
  const [first] = acceptedNumbers(question);
  const value = String(first?.value ?? '');
  const tolerance = first?.tolerance ?? 0;
  return {
    declaration: declare('single', 'float', correct([value])),
    interaction: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/></p>',
    processing: `<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${question.maxMark}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
  };
}

function termEntry(question: ChoiceQuestion): QtiParts {
  const answers = acceptedAnswers(question);
  const entries = answers.map(
    ({ text, percent }) =>
      `<mapEntry mapKey="${escapeXml(text)}" mappedValue="${marksOf(percent, question)}" caseSensitive="false"/>`,
  );
  const best = answers.filter(({ percent }) => percent === 100).slice(0, 1);
  return {
    declaration: declare(
      'single',
      'string',
      correct(best.map(({ text }) => text)) + mapping(entries, question.maxMark),
    ),
    interaction: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="20"/></p>',
    processing: byMapping,
  };
}

function choose(question: ChoiceQuestion): QtiParts {
  const isOne = question.kind === 'choice';
  const options = weighedOptions(question).map((option, index) => ({
    ...option,
    id: `C${index + 1}`,
  }));
  const entries = options
    .filter(({ percent }) => percent !== 0)
    .map(
      ({ id, percent }) => `<mapEntry mapKey="${id}" mappedValue="${marksOf(percent, question)}"/>`,
    );
  const right = options.filter(({ percent }) => (isOne ? percent === 100 : percent > 0));
  const choices = options.map(
    ({ id, text }) => `<simpleChoice identifier="${id}">${escapeXml(text)}</simpleChoice>`,
  );
  return {
    declaration: declare(
      isOne ? 'single' : 'multiple',
      'identifier',
      correct((isOne ? right.slice(0, 1) : right).map(({ id }) => id)) +
        mapping(entries, question.maxMark),
    ),
    interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${isOne ? 1 : 0}">${choices.join('')}</choiceInteraction>`,
    processing: byMapping,
  };
}

const set = (texts: readonly string[], id: (text: string) => string, most: number) =>
  `<simpleMatchSet>${texts
    .map(
      (text) =>
        `<simpleAssociableChoice identifier="${id(text)}" matchMax="${most}">${escapeXml(text)}</simpleAssociableChoice>`,
    )
    .join('')}</simpleMatchSet>`;

function match(question: ChoiceQuestion): QtiParts {
  const { items, choices } = columnsOf(question);
  const itemId = (item: string) => `I${items.indexOf(item) + 1}`;
  const choiceId = (choice: string) => `C${choices.indexOf(choice) + 1}`;
  const pairs = matchedPairs(question)
    .filter(({ item }) => item !== '')
    .map(({ item, choice }) => `${itemId(item)} ${choiceId(choice)}`);
  const each = Number((question.maxMark / pairs.length).toFixed(5));
  const entries = pairs.map((pair) => `<mapEntry mapKey="${pair}" mappedValue="${each}"/>`);
  return {
    declaration: declare(
      'multiple',
      'directedPair',
      correct(pairs) + mapping(entries, question.maxMark),
    ),
    interaction: `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="${items.length}">${set(items, itemId, 1)}${set(choices, choiceId, items.length)}</matchInteraction>`,
    processing: byMapping,
  };
}
