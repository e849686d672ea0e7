import { describe, expect, it } from 'vitest';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { withSafeOrder } from './option-order.ts';
import { readAiken } from './read-aiken.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readQti } from './read-qti.ts';
import type { FoundItem } from './found-question.ts';

const optionsIn = (items: readonly FoundItem[]) =>
  withSafeOrder(items).map((item) =>
    'fields' in item ? String(item.fields.options).split('\n') : item.problem,
  );
const noticesIn = (items: readonly FoundItem[]) =>
  withSafeOrder(items).map((item) => ('fields' in item ? item.notices : []));

const moodle = (shuffles: string) =>
  readMoodleXml(`<quiz><question type="multichoice"><name><text>q</text></name>
    <questiontext><text>Capital?</text></questiontext><single>true</single>${shuffles}
    <answer fraction="100"><text>Paris</text></answer><answer fraction="0"><text>Rome</text></answer>
    <answer fraction="0"><text>Oslo</text></answer></question></quiz>`);
const qti = (shuffle: string) =>
  readQti(
    new TextEncoder().encode(`<assessmentItem title="t"><responseDeclaration identifier="R">
    <correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody>
    <choiceInteraction responseIdentifier="R" maxChoices="1" ${shuffle}><prompt>Capital?</prompt>
    <simpleChoice identifier="A">Paris</simpleChoice><simpleChoice identifier="B">Rome</simpleChoice>
    <simpleChoice identifier="C">Oslo</simpleChoice></choiceInteraction></itemBody></assessmentItem>`),
  );
const canvasItem = (shuffle: string) => `<item><presentation><material><mattext>Capital?</mattext>
  </material><response_lid ident="r" rcardinality="Single"><render_choice ${shuffle}>
  <response_label ident="1"><material><mattext>Paris</mattext></material></response_label>
  <response_label ident="2"><material><mattext>Oslo</mattext></material></response_label>
  </render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>
  <varequal respident="r">1</varequal></conditionvar><setvar>100</setvar></respcondition>
  </resprocessing></item>`;
const canvas = (...items: string[]) =>
  readQti(new TextEncoder().encode(`<questestinterop>${items.join('')}</questestinterop>`));

const asInFile = ['Paris', 'Rome', 'Oslo'];
const alphabetical = ['Oslo', 'Paris', 'Rome'];

describe('the order of options', () => {
  it.each([
    ['Moodle XML', () => moodle('<shuffleanswers>true</shuffleanswers>')],
    ['Moodle XML of older versions', () => moodle('<shuffleanswers>1</shuffleanswers>')],
    ['QTI', () => qti('shuffle="true"')],
  ])('is alphabetical if the file shuffles them, with a notice: %s', (_, read) => {
    expect(optionsIn(read())).toEqual([alphabetical]);
    expect(noticesIn(read())).toEqual([[transferMessages.optionsSorted]]);
  });

  it.each([
    ['Moodle XML', () => moodle('<shuffleanswers>false</shuffleanswers>')],
    ['Moodle XML without a setting', () => moodle('')],
    ['QTI', () => qti('shuffle="false"')],
  ])('is that of the file if the file does not shuffle them: %s', (_, read) => {
    expect(optionsIn(read())).toEqual([asInFile]);
    expect(noticesIn(read())).toEqual([[]]);
  });

  const gift = 'Capital? {=Paris ~Rome ~Oslo}\n\nGas? {=Oxygen ~Argon ~Helium}';
  it.each([
    ['GIFT', () => readGift(gift)],
    [
      'Aiken',
      () =>
        readAiken(
          'Capital?\nA. Paris\nB. Rome\nC. Oslo\nANSWER: A\n\nGas?\nA. Oxygen\nB. Argon\nC. Helium\nANSWER: A',
        ),
    ],
    [
      'CSV',
      () =>
        readCsv(
          'Question,Option A,Option B,Option C,Answer\nCapital?,Paris,Rome,Oslo,A\nGas?,Oxygen,Argon,Helium,A',
          ['questionText', 'options', 'options', 'options', 'markSchemeAnswer'],
        ),
    ],
  ])('is alphabetical if every question in a file has the right option first: %s', (_, read) => {
    expect(optionsIn(read())).toEqual([alphabetical, ['Argon', 'Helium', 'Oxygen']]);
    expect(noticesIn(read())).toEqual([
      [transferMessages.optionsSorted],
      [transferMessages.optionsSorted],
    ]);
  });

  it('is that of the file if one of its questions does not have the right option first', () => {
    expect(optionsIn(readGift(`${gift}\n\nSum? {~1 =2}`))).toEqual([
      asInFile,
      ['Oxygen', 'Argon', 'Helium'],
      ['1', '2'],
    ]);
  });

  it('follows the same rules for QTI 1.2', () => {
    expect(optionsIn(canvas(canvasItem('shuffle="Yes"')))).toEqual([['Oslo', 'Paris']]);
    expect(optionsIn(canvas(canvasItem(''), canvasItem('')))).toEqual([
      ['Oslo', 'Paris'],
      ['Oslo', 'Paris'],
    ]);
    expect(optionsIn(canvas(canvasItem('shuffle="No"')))).toEqual([['Paris', 'Oslo']]);
  });

  it('keeps true before false, which does not count as having the right option first', () => {
    expect(optionsIn(readGift('Is it? {T}\n\nWas it? {=True ~False}'))).toEqual([
      ['True', 'False'],
      ['True', 'False'],
    ]);
  });

  it('keeps options that refer to the others after them', () => {
    expect(
      optionsIn(readGift('Gas? {=All of the above ~Neon ~Argon}\n\nSum? {=10 ~9 ~None of these}')),
    ).toEqual([
      ['Argon', 'Neon', 'All of the above'],
      ['9', '10', 'None of these'],
    ]);
  });

  it('comes with a request to check it if options refer to each other by position', () => {
    const read = readGift('Gas? {=Neon ~Argon ~Both A and B}\n\nSum? {=2 ~1}');
    expect(optionsIn(read)).toEqual([
      ['Neon', 'Argon', 'Both A and B'],
      ['1', '2'],
    ]);
    expect(noticesIn(read)).toEqual([
      [transferMessages.orderToCheck],
      [transferMessages.optionsSorted],
    ]);
  });
});
