import type { XmlElement } from '@rgrove/parse-xml';
import {
  kindUnsupported,
  marksRounded,
  partLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { numberAnswer } from './accepted-answers.ts';
import { acceptedFields } from './accepted-fields.ts';
import { choiceFields } from './choice-answers.ts';
import { findImages, imagesInOptions, type FileFinder } from './found-images.ts';
import { titleOf, wholeMarks, type FoundItem } from './found-question.ts';
import { noticesOf, plainText } from './html-to-text.ts';
import { matchingFields } from './matching-fields.ts';
import { orderOf } from './option-order.ts';
import {
  feedbackLosses,
  interactionsIn,
  readAsked,
  readChoiceText,
  readRubric,
  type ExactFields,
} from './qti-item-parts.ts';
import { readTags, tagsLeftOut } from './question-tags.ts';
import { textBoxSizeOfLines } from './text-box-lines.ts';
import { allNamed, attributeOf, plainName } from './xml-elements.ts';

/** Reads an item of QTI 2.1, 2.2 or 3.0; `tags` are its keywords from the manifest. */
export function readQtiItem(
  item: XmlElement,
  find: FileFinder,
  tags: readonly string[],
  number: number,
): FoundItem {
  const [body] = allNamed(item, 'itembody');
  const asked = body ? readAsked(body) : plainText('');
  const title = titleOf(attributeOf(item, 'title') || asked.text);
  const interactions = body ? interactionsIn(body) : [];
  const [interaction] = interactions;
  const kind = interaction ? plainName(interaction) : 'without an interaction';
  const read = readers[kind];
  if (!body || !interaction || !read || interactions.length > 1) {
    const name = interactions.length > 1 ? 'several interactions' : kind;
    return { item: number, title, outcome: 'unsupported', problem: kindUnsupported(titleOf(name)) };
  }
  const points = readMaxMark(item);
  const maxMark = points === undefined ? undefined : wholeMarks(points);
  const rubric = readRubric(body);
  const exact = read({ item, interaction, response: declarationOf(item, interaction), maxMark });
  if (!exact) {
    const problem = kindUnsupported(titleOf(kind));
    return { item: number, title, outcome: 'unsupported', problem };
  }
  const inWords = exact.fields.kind === undefined;
  const ofQuestion = findImages([asked], find);
  const ofScheme = findImages([rubric], find);
  const isRubricUsed = inWords && rubric.text !== '';
  const model = exact.fields.markSchemeAnswer;
  return {
    item: number,
    title,
    fields: {
      questionText: asked.text,
      maxMark,
      ...exact.fields,
      ...(isRubricUsed && { markSchemeAnswer: rubric.text }),
      ...readTags(tags),
    },
    images: { question: ofQuestion.images, scheme: ofScheme.images },
    order: exact.order,
    notices: [
      ...marksRounded(points, maxMark),
      ...noticesOf(asked, rubric),
      ...exact.losses,
      ...(inWords && model !== undefined
        ? [
            isRubricUsed
              ? partLeftOut('model answer', String(model))
              : transferMessages.modelAsScheme,
          ]
        : []),
      ...(!inWords && rubric.text !== '' ? [partLeftOut('note to markers', rubric.text)] : []),
      ...ofQuestion.notices,
      ...ofScheme.notices,
      ...feedbackLosses(item),
      ...tagsLeftOut(tags),
    ],
  };
}

interface Asked {
  item: XmlElement;
  interaction: XmlElement;
  response: XmlElement | undefined;
  maxMark: number | undefined;
}

const readers: Readonly<Record<string, (asked: Asked) => ExactFields | null>> = {
  extendedtextinteraction: readExtended,
  choiceinteraction: (asked) => readChoices(asked, 'simplechoice'),
  inlinechoiceinteraction: (asked) => readChoices(asked, 'inlinechoice'),
  textentryinteraction: readEntry,
  matchinteraction: readMatch,
};

function declarationOf(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  const id = attributeOf(interaction, 'responseIdentifier');
  return allNamed(item, 'responsedeclaration').find((one) => attributeOf(one, 'identifier') === id);
}

/** Returns the maximum mark that an item states. */
function readMaxMark(item: XmlElement): number | undefined {
  const outcomes = allNamed(item, 'outcomedeclaration');
  const named = outcomes.find((one) => /^MAX_?SCORE$/i.test(attributeOf(one, 'identifier')));
  const [value] = allNamed(named, 'value');
  const most = outcomes
    .map((one) => attributeOf(one, 'normalMaximum'))
    .find((maximum) => maximum !== '');
  const said = value?.text.trim() ?? most;
  const marks = said === undefined || said === '' ? NaN : Number(said);
  return Number.isFinite(marks) ? marks : undefined;
}

const correctValues = (response: XmlElement | undefined): string[] =>
  allNamed(allNamed(response, 'correctresponse')[0], 'value').map(({ text }) => text.trim());

const entriesOf = (response: XmlElement | undefined) =>
  allNamed(response, 'mapentry').map((entry) => ({
    key: attributeOf(entry, 'mapKey'),
    value: Number(attributeOf(entry, 'mappedValue')),
    isCaseSensitive: attributeOf(entry, 'caseSensitive') === 'true',
  }));

function readExtended({ interaction, response }: Asked): ExactFields {
  const expected = Number(attributeOf(interaction, 'expectedLines'));
  const model = correctValues(response).join('\n');
  return {
    fields: {
      ...(expected > 0 && { textBoxSize: textBoxSizeOfLines(expected) }),
      ...(model !== '' && { markSchemeAnswer: model }),
    },
    losses: [],
  };
}

function readChoices({ interaction, response, maxMark }: Asked, name: string): ExactFields {
  const choices = allNamed(interaction, name).map((choice) => ({
    id: attributeOf(choice, 'identifier'),
    read: readChoiceText(choice),
  }));
  const right = new Set(correctValues(response));
  const mapped = new Map(entriesOf(response).map(({ key, value }) => [key, value]));
  const isOne =
    name === 'inlinechoice' ||
    attributeOf(interaction, 'maxChoices') === '1' ||
    attributeOf(response, 'cardinality') === 'single';
  const sums = [...mapped.values()].filter((value) => value > 0);
  const worth = isOne ? Math.max(...sums) : sums.reduce((sum, value) => sum + value, 0);
  const percentOf = (id: string) => {
    if (mapped.size > 0) return ((mapped.get(id) ?? 0) / worth) * 100;
    return right.has(id) ? 100 / (isOne ? 1 : right.size) : 0;
  };
  const answers = choices.map(({ id, read }) => ({
    text: read.text || id,
    percent: Number(percentOf(id).toFixed(5)),
  }));
  const { fields, losses } = choiceFields(answers, isOne, maxMark ?? (sums.length > 0 ? worth : 1));
  const texts = choices.map(({ read }) => read);
  return {
    fields,
    losses: [...noticesOf(...texts), ...imagesInOptions(texts), ...losses],
    order: orderOf(attributeOf(interaction, 'shuffle')),
  };
}

function readEntry({ item, response, maxMark }: Asked): ExactFields {
  const isNumber = /^(?:float|integer)$/.test(attributeOf(response, 'baseType'));
  const entries = entriesOf(response).filter(({ value }) => value > 0);
  const best = Math.max(...entries.map(({ value }) => value));
  const answers = [
    ...entries.map(({ key, value }) => ({ text: key, percent: (value / best) * 100 })),
    ...correctValues(response)
      .filter((value) => !entries.some(({ key }) => key === value))
      .map((text) => ({ text, percent: 100 })),
  ];
  if (!isNumber) {
    const { fields, losses } = acceptedFields('term', answers, maxMark);
    const isCase = entries.some(({ isCaseSensitive }) => isCaseSensitive);
    return {
      fields: { textBoxSize: 'small', ...fields },
      losses: isCase ? [...losses, transferMessages.caseCounts] : losses,
    };
  }
  const [equal] = allNamed(item, 'equal');
  const isRelative = attributeOf(equal, 'toleranceMode') === 'relative';
  const [tolerance = '0'] = attributeOf(equal, 'tolerance').split(/\s+/);
  const numbers = answers.map(({ text, percent }) => {
    const within = isRelative
      ? (Math.abs(Number(text)) * Number(tolerance)) / 100
      : Number(tolerance);
    return { text: numberAnswer(text, Number.isFinite(within) ? String(within) : '0'), percent };
  });
  const { fields, losses } = acceptedFields('number', numbers, maxMark);
  return { fields: { textBoxSize: 'small', ...fields }, losses };
}

/** Null if an item may match several choices, or none. */
function readMatch({ interaction, response }: Asked): ExactFields | null {
  const [left, right] = allNamed(interaction, 'simplematchset').map((set) =>
    allNamed(set, 'simpleassociablechoice').map((choice) => ({
      id: attributeOf(choice, 'identifier'),
      read: readChoiceText(choice),
    })),
  );
  if (!left || !right) return null;
  const pairs = correctValues(response).map((value) => value.split(/\s+/));
  const matches = left.map(({ id, read }) => {
    const own = pairs.filter(([first, second]) => first === id || second === id);
    const [pair] = own;
    const other = pair?.find((one) => one !== id);
    const choice = right.find((one) => one.id === other);
    return own.length === 1 && choice ? { item: read.text, choice: choice.read.text } : null;
  });
  if (matches.includes(null)) return null;
  const known = matches.filter((match) => match !== null);
  const used = new Set(known.map(({ choice }) => choice));
  const others = right.filter(({ read }) => !used.has(read.text));
  const { fields, losses } = matchingFields([
    ...known,
    ...others.map(({ read }) => ({ item: '', choice: read.text })),
  ]);
  const texts = [...left, ...right].map(({ read }) => read);
  return { fields, losses: [...noticesOf(...texts), ...imagesInOptions(texts), ...losses] };
}
