import type { XmlElement } from '@rgrove/parse-xml';
import {
  kindUnsupported,
  marksRounded,
  partLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { numberAnswer, type NamedAnswer } from './accepted-answers.ts';
import { acceptedFields } from './accepted-fields.ts';
import { choiceFields } from './choice-answers.ts';
import { findImages, imagesInOptions, type FileFinder } from './found-images.ts';
import { titleOf, wholeMarks, type FoundItem } from './found-question.ts';
import { formattedToText, noticesOf, plainText, type PlainText } from './html-to-text.ts';
import { matchingFields } from './matching-fields.ts';
import { orderOf } from './option-order.ts';
import type { ExactFields } from './qti-item-parts.ts';
import { allNamed, attributeOf, elementsIn, plainName } from './xml-elements.ts';

/** Reads an item of QTI 1.2, as Canvas and older systems write it. */
export function readCanvasItem(item: XmlElement, find: FileFinder, number: number): FoundItem {
  const [presentation] = allNamed(item, 'presentation');
  const asked = presentation ? readMaterial(presentation) : plainText('');
  const title = titleOf(attributeOf(item, 'title') || asked.text);
  const kind = kindOf(item);
  const read = kind === null ? undefined : readers[kind];
  if (!read) {
    const said = metadataOf(item, 'question_type') || 'without an answer';
    const problem = kindUnsupported(titleOf(said.replaceAll('_', ' ')));
    return { item: number, title, outcome: 'unsupported', problem };
  }
  const points = readPoints(item);
  const maxMark = points === undefined ? undefined : wholeMarks(points);
  const general = feedbackNamed(item, 'general_fb');
  const exact = read(item, maxMark);
  const isEssay = kind === 'essay';
  const scheme = isEssay ? general : plainText('');
  const ofQuestion = findImages([asked], find);
  const ofScheme = findImages([scheme], find);
  return {
    item: number,
    title,
    fields: { questionText: asked.text, maxMark, markSchemeAnswer: scheme.text, ...exact.fields },
    images: { question: ofQuestion.images, scheme: ofScheme.images },
    order: exact.order,
    notices: [
      ...marksRounded(points, maxMark),
      ...noticesOf(asked, scheme),
      ...exact.losses,
      ...(isEssay && scheme.text !== '' ? [transferMessages.feedbackAsScheme] : []),
      ...ofQuestion.notices,
      ...ofScheme.notices,
      ...feedbackLosses(item, isEssay),
    ],
  };
}

const metadataOf = (item: XmlElement, label: string): string => {
  const field = allNamed(item, 'qtimetadatafield').find(
    (one) => allNamed(one, 'fieldlabel')[0]?.text.trim() === label,
  );
  return allNamed(field, 'fieldentry')[0]?.text.trim() ?? '';
};

function readPoints(item: XmlElement): number | undefined {
  const points = metadataOf(item, 'points_possible');
  const [decvar] = allNamed(item, 'decvar');
  const most =
    points || (attributeOf(decvar, 'maxvalue') === '100' ? '' : attributeOf(decvar, 'maxvalue'));
  return most === '' || !Number.isFinite(Number(most)) ? undefined : Number(most);
}

const kinds: Readonly<Record<string, keyof typeof readers>> = {
  multiple_choice_question: 'choice',
  true_false_question: 'choice',
  multiple_answers_question: 'choice',
  essay_question: 'essay',
  short_answer_question: 'entry',
  numerical_question: 'number',
  matching_question: 'matching',
};

/**
 * Returns the kind that Canvas states; for other systems, the kind is inferred from the answers.
 */
function kindOf(item: XmlElement): keyof typeof readers | null {
  const said = metadataOf(item, 'question_type');
  if (said !== '') return kinds[said] ?? null;
  const lids = allNamed(item, 'response_lid');
  const strings = allNamed(item, 'response_str');
  if (lids.length === 1 && strings.length === 0) return 'choice';
  if (strings.length !== 1 || lids.length > 0) return null;
  return allNamed(item, 'varequal').length > 0 ? 'entry' : 'essay';
}

const readers: Readonly<
  Record<
    'choice' | 'essay' | 'entry' | 'number' | 'matching',
    (item: XmlElement, maxMark: number | undefined) => ExactFields
  >
> = {
  choice: readChoices,
  essay: () => ({ fields: {}, losses: [] }),
  entry: (item, maxMark) => {
    const answers = rightConditions(item).flatMap((condition) =>
      allNamed(condition, 'varequal').map(({ text }) => ({ text: text.trim(), percent: 100 })),
    );
    const { fields, losses } = acceptedFields('term', answers, maxMark);
    return { fields: { textBoxSize: 'small', ...fields }, losses };
  },
  number: (item, maxMark) => {
    const { fields, losses } = acceptedFields('number', numbersOf(item), maxMark);
    return { fields: { textBoxSize: 'small', ...fields }, losses };
  },
  matching: readMatching,
};

/** Reads the texts before the answers, as HTML if they say so. */
function readMaterial(element: XmlElement): PlainText {
  const texts = elementsIn(element).flatMap((child): PlainText[] => {
    const name = plainName(child);
    if (name === 'material') {
      return elementsIn(child).map((one) =>
        plainName(one) === 'matimage'
          ? { ...plainText(''), images: [attributeOf(one, 'uri')] }
          : formattedToText(one.text, formatOf(one)),
      );
    }
    return name === 'flow' || name === 'flow_mat' ? [readMaterial(child)] : [];
  });
  return {
    text: texts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n'),
    images: texts.flatMap(({ images }) => images),
    losses: texts.flatMap(({ losses }) => losses),
  };
}

const formatOf = (mattext: XmlElement) =>
  /html/i.test(attributeOf(mattext, 'texttype')) ? 'html' : 'plain';

/** Returns the conditions that earn marks, without the ones they rule out. */
function rightConditions(item: XmlElement): XmlElement[] {
  return allNamed(item, 'respcondition').filter((condition) =>
    allNamed(condition, 'setvar').some(({ text }) => Number(text) > 0),
  );
}

function readChoices(item: XmlElement, maxMark: number | undefined): ExactFields {
  const [lid] = allNamed(item, 'response_lid');
  const labels = allNamed(lid, 'response_label').map((label) => ({
    id: attributeOf(label, 'ident'),
    read: readMaterial(label),
  }));
  const isOne = !/^multiple$/i.test(attributeOf(lid, 'rcardinality'));
  const earned = new Map<string, number>();
  for (const condition of rightConditions(item)) {
    const ruledOut = new Set(
      allNamed(condition, 'not').flatMap((not) => allNamed(not, 'varequal')),
    );
    const named = allNamed(condition, 'varequal').filter((one) => !ruledOut.has(one));
    const points = Number(allNamed(condition, 'setvar')[0]?.text);
    for (const { text } of named) earned.set(text.trim(), isOne ? points : 1);
  }
  const most = Math.max(...earned.values());
  const worth = isOne ? most : [...earned.values()].reduce((sum, value) => sum + value, 0);
  const answers = labels.map(({ id, read }) => ({
    text: read.text || id,
    percent: Number((((earned.get(id) ?? 0) / worth) * 100).toFixed(5)) || 0,
  }));
  const { fields, losses } = choiceFields(answers, isOne, maxMark);
  const texts = labels.map(({ read }) => read);
  return {
    fields,
    losses: [...noticesOf(...texts), ...imagesInOptions(texts), ...losses],
    order: orderOf(attributeOf(allNamed(lid, 'render_choice')[0], 'shuffle')),
  };
}

/** Returns each exact number with the range around it, or a range alone. */
function numbersOf(item: XmlElement): NamedAnswer[] {
  return rightConditions(item).flatMap((condition) => {
    const valueOf = (...names: string[]) => allNamed(condition, ...names)[0]?.text.trim();
    const exact = valueOf('varequal');
    const [from, to] = [valueOf('vargte', 'vargt'), valueOf('varlte', 'varlt')];
    if (exact !== undefined) {
      const tolerance = to === undefined ? 0 : Math.abs(Number(to) - Number(exact));
      const plain = Number(tolerance.toPrecision(12));
      return [{ text: numberAnswer(exact, String(plain)), percent: 100 }];
    }
    if (from === undefined || to === undefined) return [];
    return [{ text: numberAnswer(`${from}..${to}`, ''), percent: 100 }];
  });
}

function readMatching(item: XmlElement): ExactFields {
  const right = new Map(
    allNamed(item, 'varequal').map((one) => [attributeOf(one, 'respident'), one.text.trim()]),
  );
  const lids = allNamed(item, 'response_lid').map((lid) => ({
    read: readMaterial(lid),
    choices: new Map(
      allNamed(lid, 'response_label').map((label) => [
        attributeOf(label, 'ident'),
        readMaterial(label),
      ]),
    ),
    chosen: right.get(attributeOf(lid, 'ident')) ?? '',
  }));
  const pairs = lids.map(({ read, choices, chosen }) => ({
    item: read.text,
    choice: choices.get(chosen)?.text ?? '',
  }));
  const used = new Set(pairs.map(({ choice }) => choice));
  const others = new Set(
    lids.flatMap(({ choices }) => [...choices.values()].map(({ text }) => text)),
  );
  const { fields, losses } = matchingFields([
    ...pairs,
    ...[...others].filter((choice) => !used.has(choice)).map((choice) => ({ item: '', choice })),
  ]);
  const texts = lids.flatMap(({ read, choices }) => [read, ...choices.values()]);
  return { fields, losses: [...noticesOf(...texts), ...imagesInOptions(texts), ...losses] };
}

function feedbackNamed(item: XmlElement, ident: string): PlainText {
  const feedback = allNamed(item, 'itemfeedback').find(
    (one) => attributeOf(one, 'ident') === ident,
  );
  return feedback ? readMaterials(feedback) : plainText('');
}

/** Reads all texts within an element, at any depth. */
function readMaterials(element: XmlElement): PlainText {
  const texts = allNamed(element, 'mattext').map((one) => formattedToText(one.text, formatOf(one)));
  return {
    text: texts.map(({ text }) => text).join('\n'),
    images: texts.flatMap(({ images }) => images),
    losses: texts.flatMap(({ losses }) => losses),
  };
}

function feedbackLosses(item: XmlElement, isGeneralUsed: boolean): string[] {
  return allNamed(item, 'itemfeedback')
    .filter((one) => !(isGeneralUsed && attributeOf(one, 'ident') === 'general_fb'))
    .flatMap((feedback) => {
      const { text } = readMaterials(feedback);
      return text === '' ? [] : [partLeftOut('feedback', text)];
    });
}
