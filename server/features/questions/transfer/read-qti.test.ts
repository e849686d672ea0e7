import { describe, expect, it } from 'vitest';
import { readQti } from './read-qti.ts';

const read = (interaction: string, beside = '', declared = '') => {
  const [item] = readQti(
    new TextEncoder().encode(`<assessmentItem identifier="i" title="t">
      <responseDeclaration identifier="R" cardinality="single" baseType="identifier">${declared}</responseDeclaration>
      <outcomeDeclaration identifier="MAXSCORE"><defaultValue><value>2</value></defaultValue></outcomeDeclaration>
      <itemBody>${beside}${interaction}</itemBody></assessmentItem>`),
  );
  return item && 'fields' in item ? item : expect.unreachable('no question');
};
const rightIs = (value: string) => `<correctResponse><value>${value}</value></correctResponse>`;
const rubric = '<rubricBlock view="scorer"><p>Accept B only if explained.</p></rubricBlock>';
const choice = `<choiceInteraction responseIdentifier="R" shuffle="false" maxChoices="1">
  <prompt>Which?</prompt><simpleChoice identifier="A">One</simpleChoice>
  <simpleChoice identifier="B">Two</simpleChoice></choiceInteraction>`;
const entry = '<p>Which? <textEntryInteraction responseIdentifier="R"/></p>';
const extended =
  '<extendedTextInteraction responseIdentifier="R"><prompt>Why?</prompt></extendedTextInteraction>';

describe('a QTI item', () => {
  it.each([
    ['a choice', choice, 'A'],
    ['a gap to fill in', entry, 'two'],
  ])('reports a note to markers if its kind cannot have one: %s', (_, asked, right) => {
    const { fields, notices } = read(asked, rubric, rightIs(right));
    expect(fields.markSchemeAnswer).not.toContain('Accept B');
    expect(notices).toEqual(['Its note to markers was left out: “Accept B only if explained.”.']);
  });

  it('uses its note to markers as its mark scheme, and reports that the model answer is left out', () => {
    const { fields, notices } = read(extended, rubric, rightIs('Because it is so.'));
    expect(fields.markSchemeAnswer).toBe('Accept B only if explained.');
    expect(notices).toEqual(['Its model answer was left out: “Because it is so.”.']);
  });

  it('uses its model answer as its mark scheme if there is no note to markers', () => {
    const { fields, notices } = read(extended, '', rightIs('Because it is so.'));
    expect(fields.markSchemeAnswer).toBe('Because it is so.');
    expect(notices).toEqual([
      'The answer it gave as right is now the mark scheme. Please check it.',
    ]);
  });
});
