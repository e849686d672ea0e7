import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';
import { isSaidToMarkers } from './said-to-markers.ts';

describe('an instruction to markers', () => {
  it.each([
    'If more than two uses are given, mark the best two.',
    'Where a third effect is offered, credit only the first two',
    'If no unit is seen withhold the final mark',
    'Unless a place is named, award no more than 3',
    'If more than one cause credit the best only',
    'Reason mark dependent on a correct choice',
    'A count that starts at 0 does not get the loop mark.',
    'A labelled sketch may gain credit',
    'A slip here can still be given the second mark if clear',
    'may be awarded independently',
    'Do not give two marks for two uses of the same kind.',
    '% sign needed for the final mark',
    'Mark the best two.',
    'Only the first three answers are marked.',
    "Don't worry about capital letters.",
    'Only one mark from any one row.',
    'second mark in each pair is dependent on the first',
    'The third mark depends on a correct second mark.',
    'marks 2 and 3 dependent on mark 1',
    'Marks can be gained from one idea in depth or several in outline',
    'To gain 6 marks there must be a mention of all three stages: sowing, growing and harvest.',
    'For full marks both seasons are described.',
    'Answers which do not name a country are limited to 3 marks.',
    'An answer that mixes up the sides but argues well can still earn 2 marks.',
    "Responses that just say 'it is bad' should not be rewarded.",
    'Missing accents are never penalised.',
    "'Quicker' on its own should not be credited.",
    'SELECT * is not accepted for the first mark.',
    'Minor spelling slips ignored',
    'flowcharts accepted',
    "'damp' must be in the answer for the mark",
    "'dry' and 'air' both needed",
    'Comparison not needed for the second mark',
    'Arabic terms are not needed.',
    'Units required for the last mark',
    'Both sides needed for 2 marks on any difference.',
  ])('is recognised in "%s"', (text) => {
    expect(isSaidToMarkers(text)).toBe(true);
  });

  it.each([
    'more participants are needed',
    'energy needed to break bonds',
    'both parents need a day off work',
    'if demand falls, firms cut prices',
    'when the lamp is on, current flows',
    'if the price goes up, take less of it',
    'students who work part time pay less tax',
    'the first mark of respect was a salute',
    'mark out the wood with a square',
    'first mark: adds 12 to both sides',
    'second mark for a link to the text',
    'the best two players were sold',
    'no raw material is needed',
    'deduct tax from the wage',
    'for all to see',
    'workers do not earn enough to save',
    'a pupil may gain skills',
    'the price is dependent on demand',
    'If the sum is wrong, allow 1 mark for 12 × 4 seen',
    '[1] signs of state (dependent on the first mark)',
  ])('is not recognised in "%s"', (text) => {
    expect(isSaidToMarkers(text)).toBe(false);
  });

  it('is left out of the points, above or below them', () => {
    const { groups, notes } = readScheme(
      [
        'To reach full marks, both the cause and its effect have to be there.',
        '- heavy rain fell in one night (1)',
        '- the dam was full already (1)',
        'If more than two reasons are listed, mark the best two.',
        'Arabic words are not required.',
      ].join('\n'),
      2,
      'Give two reasons for the flood.',
    );
    expect(groups.flatMap(({ points }) => points.map(({ text }) => text))).toEqual([
      'heavy rain fell in one night',
      'the dam was full already',
    ]);
    expect(notes).toHaveLength(3);
  });

  it('can be followed by guidance, which is read', () => {
    const { groups, ignored } = readScheme(
      "- dew forms (1)\n- grass cools (1)\nNames of clouds are not required. Do not accept 'mist'. 'It is wet' is too vague.",
      2,
    );
    expect(groups[0]?.points).toHaveLength(2);
    expect(ignored).toEqual(expect.arrayContaining(['mist', 'It is wet']));
  });

  it.each<[string, object]>([
    ["- warm (1)\n- wet (1)\n'humid' accept for wet", { statements: ['wet', 'humid'] }],
    ['- warm (1)\n- wet (1)\nMP2 reject: icy', { rejected: ['icy'] }],
    ["- warm (1)\n- wet (1)\nPt 2 DNA 'icy'", { rejected: ['icy'] }],
    ['- warm (1)\n- wet (1)\nPoint 2: accept damp', { statements: ['wet', 'damp'] }],
  ])('applies to the point that it mentions: %j', (scheme, point) => {
    expect(readScheme(scheme, 2).groups[0]?.points[1]).toMatchObject(point);
  });

  it('is not recognised in a line with its own mark', () => {
    const { groups } = readScheme(
      'both hands are needed (1)\nIf the ball drops, take it away (1)',
      2,
      'Describe the rule.',
    );
    expect(groups[0]?.points).toHaveLength(2);
  });
});
