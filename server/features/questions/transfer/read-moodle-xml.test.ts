import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMoodleXml } from './read-moodle-xml.ts';

const sample = readFileSync(new URL('samples/moodle-4.5.xml', import.meta.url), 'utf8');

/** Returns a file with one essay, whose question text is this piece of XML. */
const essay = (text: string, format = 'html') =>
  `<quiz><question type="essay"><questiontext format="${format}"><text>${text}</text></questiontext></question></quiz>`;
const textOf = (xml: string) => {
  const [found] = readMoodleXml(xml);
  return found && 'fields' in found ? found.fields.questionText : undefined;
};

const pair = (item: string, choice: string) =>
  `<subquestion format="html"><text><![CDATA[${item}]]></text><answer><text>${choice}</text></answer></subquestion>`;

const ask = (type: string, parts: string) =>
  readMoodleXml(
    `<quiz><question type="${type}"><questiontext><text>Q</text></questiontext><defaultgrade>2</defaultgrade>${parts}</question></quiz>`,
  );
const right = (text: string, fraction = 100) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;

const withFeedback = (type: string, feedback: string) =>
  `<question type="${type}"><questiontext><text>Q</text></questiontext>${right('Ja')}${right('Nein', 0)}` +
  `<correctfeedback format="html"><text>${feedback}</text></correctfeedback></question>`;

describe('reading Moodle XML', () => {
  const rounded = 'It was worth 1.5 marks and now is worth 2: marks are whole numbers here.';
  it.each([
    ['1.5000000', 2, [rounded]],
    ['0.25', 1, [expect.stringContaining('now is worth 1')]],
    ['3.0000000', 3, []],
    ['0', 0, []],
  ])('rounds %s to whole marks, and reports the change', (grade, maxMark, notices) => {
    const [found] = readMoodleXml(
      `<quiz><question type="essay"><questiontext><text>Why?</text></questiontext><defaultgrade>${grade}</defaultgrade></question></quiz>`,
    );
    expect(found).toMatchObject({ fields: { maxMark }, notices });
  });

  it('reads a lone asterisk, which accepts anything, as a written question', () => {
    const [found] = readMoodleXml(
      '<quiz><question type="shortanswer"><questiontext><text>Why?</text></questiontext><answer fraction="100"><text>*</text></answer></question></quiz>',
    );
    expect(found).toMatchObject({
      fields: { kind: 'text', markSchemeAnswer: '' },
      notices: [expect.stringContaining('An asterisk in its answers stood for any words')],
    });
  });

  const items = readMoodleXml(sample);

  it('finds every question in order and does not count categories', () => {
    expect(items.map(({ item, title }) => [item, title])).toEqual([
      [1, 'Diffusion in the lungs'],
      [2, 'Label the cell'],
      [3, 'Gas for photosynthesis'],
      [4, 'Where it happens'],
      [5, 'Nothing for graders'],
    ]);
  });

  it('reads an essay with its marks, its category as topic and its tags', () => {
    expect(items[0]).toMatchObject({
      fields: {
        questionText:
          'Explain how oxygen moves from the alveoli into the blood.\nUse the words concentration & membrane. O₂ is at 2 < 3 × 10³ Pa, that is $p < 3000$.',
        markSchemeAnswer:
          '- by diffusion (1)\n- from high to low concentration (1)\n- across the membrane (1)',
        maxMark: 3,
        topic: 'Cells / tissues',
        level: 'GCSE Higher',
        textBoxSize: 'medium',
      },
      notices: [
        '“<strong>alveoli</strong>” now reads “alveoli”.',
        '“<em>concentration</em>” now reads “concentration”.',
        '“<em>membrane</em>” now reads “membrane”.',
        'Its tag was left out: “exam 2024”.',
      ],
    });
  });

  it('finds images and their descriptions, and uses the feedback if there is no information for graders', () => {
    expect(items[1]).toMatchObject({
      fields: {
        questionText: 'Name the part marked X.\n[Image: A plant cell]',
        markSchemeAnswer: 'chloroplast (1)',
        textBoxSize: 'small',
      },
      images: { question: [{ name: 'cell.png' }], scheme: [] },
      notices: ['Its general feedback is now the mark scheme. Please check it.'],
    });
  });

  it('reads the right answers of a short-answer question with an asterisk as one point of a written question', () => {
    expect(items[2]).toMatchObject({
      fields: {
        kind: 'text',
        markSchemeAnswer: 'carbon dioxide OR CO2 (1)',
        maxMark: 1,
        topic: 'Photosynthesis',
        textBoxSize: 'small',
      },
      notices: [
        'The feedback on “carbon dioxide*” was left out: “Well done.”.',
        'The feedback on “*” was left out: “No.”.',
        'An asterisk in its answers stood for any words, so it is now a written question, marked by meaning.',
        '“carbon dioxide*” now reads “carbon dioxide”.',
        'The answer “carbon”, which earned 50% of the marks, was left out: marks are whole numbers here.',
      ],
    });
  });

  it('reads accepted terms and pairs', () => {
    expect(
      ask('shortanswer', `<usecase>1</usecase>${right('autumn')}${right('fall', 50)}`),
    ).toMatchObject([
      {
        fields: { kind: 'term', markSchemeAnswer: 'autumn\nfall (1)' },
        notices: ['Capitals counted in its answers; here they do not.'],
      },
    ]);
    expect(
      ask('matching', pair('<p>cat</p>', 'mammal') + pair('newt', 'amphibian') + pair('', 'bird')),
    ).toMatchObject([
      {
        fields: {
          kind: 'matching',
          options: 'cat\nnewt\n\namphibian\nbird\nmammal',
          markSchemeAnswer: 'cat → mammal\nnewt → amphibian',
        },
        notices: [],
      },
    ]);
  });

  it.each([
    ['<text>9.8</text><tolerance>0.1</tolerance>', '', '9.8 ± 0.1'],
    [
      '<text>9.8</text><tolerance>0</tolerance>',
      '<units><unit><multiplier>1</multiplier><unit_name>N</unit_name></unit></units>',
      '9.8 (N)',
    ],
    [
      '<text>9.8</text>',
      '<unitgradingtype>1</unitgradingtype><units><unit><multiplier>1</multiplier><unit_name>N</unit_name></unit></units>',
      '9.8 N',
    ],
    [
      '<text>9.8</text>',
      '<unitgradingtype>2</unitgradingtype><units><unit><multiplier>1</multiplier><unit_name>N</unit_name></unit></units>',
      '9.8 N',
    ],
  ])('reads a numerical answer %s %s', (answer, units, markSchemeAnswer) => {
    const xml = `<quiz><question type="numerical"><questiontext><text>How much?</text></questiontext>
      <defaultgrade>1.0</defaultgrade><answer fraction="100">${answer}</answer>${units}</question></quiz>`;
    expect(readMoodleXml(xml)).toMatchObject([{ fields: { markSchemeAnswer }, notices: [] }]);
  });

  it.each([
    ['@@PLUGINFILE@@/none.png', 'The image none.png was left out: it is not in the file.'],
    ['https://example.org/x.png', 'The image x.png was left out: it lies on another website.'],
    [
      'data:image/svg+xml;base64,PHN2Zy8+',
      'The image in the text was left out: it is not a readable PNG, JPEG, WebP or GIF.',
    ],
  ])('says why an image cannot be imported: %s', (address, loss) => {
    const [found] = readMoodleXml(essay(`&lt;img src="${address}"&gt;Name it.`));
    expect(found).toMatchObject({ images: { question: [] } });
    expect(found && 'notices' in found && found.notices[0]).toContain(loss);
  });

  it('reads a multiple-choice question as a choice among options', () => {
    expect(items[3]).toMatchObject({
      title: 'Where it happens',
      fields: {
        kind: 'choice',
        options: 'In chloroplasts\nIn mitochondria',
        markSchemeAnswer: 'In chloroplasts',
        maxMark: 1,
      },
      notices: [],
    });
  });

  it('reports other kinds of questions', () => {
    expect(readMoodleXml('<quiz><question type="cloze"/></quiz>')).toMatchObject([
      { outcome: 'unsupported', problem: 'Questions of the kind “cloze” cannot be imported.' },
    ]);
  });

  it.each([
    ['plain_text', '2 &lt; 3\n&lt;b&gt;', '2 < 3\n<b>'],
    ['markdown', '**bold** \\(x\\)', '**bold** $x$'],
    ['moodle_auto_format', 'one\ntwo', 'one\ntwo'],
    ['html', '&lt;script&gt;alert(1)&lt;/script&gt;&lt;style&gt;p{}&lt;/style&gt;safe', 'safe'],
    ['html', '&lt;table&gt;&lt;tr&gt;&lt;td&gt;a&lt;/td&gt;&lt;td&gt;b&lt;/td&gt;', 'a | b'],
    ['html', '&#x3b1; &amp;alpha; &amp;euro;', 'α α €'],
  ])('reads a text in %s', (format, text, read) => {
    expect(textOf(essay(text, format))).toBe(read);
  });

  it('leaves endlessly nested text unchanged, and is not slowed down', () => {
    const nested = '<ul><li>'.repeat(20_000);
    expect(textOf(essay(`<![CDATA[${nested}]]>`))).toBe(nested);
  });

  it('refuses an entity bomb at once', () => {
    const entities = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    );
    const laughs = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY l0 "ha">${entities.join('')}]>${essay('&l9;')}`;
    expect(() => readMoodleXml(laughs)).toThrow('This could not be read from line 1 onwards.');
    expect(() => readMoodleXml(laughs.replace('&l9;', 'ha'))).toThrow(
      'This file declares a document type',
    );
  });

  it.each([
    '<!DOCTYPE quiz SYSTEM "file:///etc/passwd">',
    '<!DOCTYPE quiz SYSTEM "http://127.0.0.1/evil.dtd">',
    '<!DOCTYPE quiz [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
    '<!-- <quiz> --><!DOCTYPE quiz [<!ENTITY % p SYSTEM "http://127.0.0.1/">]>',
  ])('refuses %s', (type) => {
    expect(() => readMoodleXml(type + essay('x'))).toThrow('This file declares a document type');
  });

  it('says at which line broken XML fails', () => {
    expect(() => readMoodleXml('<quiz>\n<question>\n</quiz>')).toThrow(
      'This could not be read from line 3 onwards.',
    );
    expect(() => readMoodleXml(sample.slice(0, -20))).toThrow('This could not be read from line');
  });

  it.each(['<html><body/></html>', '<QUIZ/>', `<quiz>${'<a>'.repeat(100_000)}`])(
    'refuses XML that is not Moodle’s: %.20s',
    (xml) => {
      expect(() => readMoodleXml(xml)).toThrow('This is not a Moodle XML file.');
    },
  );

  it.each(['', 'question,mark scheme', '{"questions":[]}'])('refuses %j', (content) => {
    expect(() => readMoodleXml(content)).toThrow('This could not be read from line 1 onwards.');
  });

  it('reads a question with all its parts missing', () => {
    const [found] = readMoodleXml('\uFEFF<quiz><question type="essay"/><question/></quiz>');
    expect(found).toMatchObject({ item: 1, title: '', fields: { questionText: '' } });
  });

  it.each([
    [
      '<correctfeedback><text>Well done</text></correctfeedback>',
      'Its feedback on a right answer was left out: “Well done”.',
    ],
    ['<maxwordlimit>100</maxwordlimit>', 'Its word limit was left out: “100”.'],
    ['<attachments>2</attachments>', 'Its number of files to hand in was left out: “2”.'],
    ['<idnumber>Q7</idnumber>', 'Its ID number was left out: “Q7”.'],
  ])('reports what it cannot store: %s', (part, notice) => {
    const [found] = readMoodleXml(`<quiz><question type="essay">${part}</question></quiz>`);
    expect(found).toMatchObject({ notices: [notice] });
  });

  it('does not report what Moodle fills in by default', () => {
    const usual =
      '<correctfeedback><text>Your answer is correct.</text></correctfeedback>' +
      '<partiallycorrectfeedback><text>Your answer is partially correct.</text></partiallycorrectfeedback>' +
      '<incorrectfeedback><text>Your answer is incorrect.</text></incorrectfeedback>' +
      '<attachments>0</attachments><maxwordlimit></maxwordlimit>';
    const [found] = readMoodleXml(`<quiz><question type="essay">${usual}</question></quiz>`);
    expect(found).toMatchObject({ notices: [] });
  });

  it('reads texts of early versions, which are in the element itself', () => {
    const [found] = readMoodleXml(
      '<quiz><question type="essay"><questiontext>Why?</questiontext></question></quiz>',
    );
    expect(found).toMatchObject({ fields: { questionText: 'Why?' } });
  });

  it('reports feedback repeated in many questions only once, in any language', () => {
    const standard = 'Die Antwort ist richtig.';
    const found = readMoodleXml(
      `<quiz>${withFeedback('cloze', standard)}${withFeedback('multichoice', standard)}` +
        `${withFeedback('multichoice', 'Denk an die Einheit.')}${withFeedback('multichoice', standard)}</quiz>`,
    );
    expect(found.map((item) => 'notices' in item && item.notices)).toEqual([
      false,
      [
        `Its feedback on a right answer was left out, and the same in 1 other question: “${standard}”.`,
      ],
      ['Its feedback on a right answer was left out: “Denk an die Einheit.”.'],
      [],
    ]);
  });
});
