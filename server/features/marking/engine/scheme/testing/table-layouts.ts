import {
  AQA,
  CIE,
  EDEXCEL,
  OCR,
  anyOf,
  guidanceOf,
  inWords,
  lines,
  mostOf,
  objectiveOf,
  sideBySide,
  tabs,
  wordings,
  type Layout,
} from './lay-out.ts';

/** Schemes in columns, with tabs or with blanks between them. */
export const TABLE_LAYOUTS: Readonly<Record<string, Layout>> = {
  'AQA tabs': (c) =>
    tabs([
      ['Question', 'Answers', 'Extra information', 'Mark', 'AO / Spec. Ref.'],
      ...anyOf(c, 'any N from:').map((a) => [c.part, a, '', String(c.pick), 'AO1']),
      ...c.points.map((p, i) => [
        i === 0 && !c.pick ? c.part : '',
        wordings(p, ' or '),
        guidanceOf(p, AQA).join('; '),
        c.pick ? '' : '1',
        c.pick ? '' : objectiveOf(p),
      ]),
    ]),
  'AQA blanks': (c) =>
    sideBySide(
      [
        ['Question', 'Answers', 'Extra information', 'Mark', 'AO / Spec. Ref.'],
        ...anyOf(c, 'any N from:').map((a) => [c.part, a, '', String(c.pick), 'AO1']),
        ...c.points.map((p, i) => [
          i === 0 && !c.pick ? c.part : '',
          `${c.pick ? '• ' : ''}${wordings(p, ' or ')}`,
          guidanceOf(p, AQA).join('\n'),
          c.pick ? '' : '1',
          c.pick ? '' : objectiveOf(p),
        ]),
      ],
      [10, 34, 26, 5, 16],
    ),
  'AQA blanks, "or" on its own line': (c) =>
    sideBySide(
      [
        ['Question', 'Answers', 'Extra information', 'Mark', 'AO'],
        ...anyOf(c, 'any N from:').map((a) => [c.part, a, '', String(c.pick), '']),
        ...c.points.map((p, i) => [
          i === 0 && !c.pick ? c.part : '',
          `${c.pick ? '• ' : ''}${wordings(p, '\nor\n')}`,
          guidanceOf(p, AQA).join('\n'),
          c.pick ? '' : '1',
          objectiveOf(p),
        ]),
      ],
      [10, 38, 30, 5, 6],
    ),
  'AQA with total row and page lines': (c) =>
    lines(
      'MARK SCHEME – GCSE COMBINED SCIENCE – 8464/B/1H – JUNE 2022',
      '',
      tabs([
        ['Question', 'Answers', 'Mark', 'AO / Spec. Ref.'],
        ...anyOf(c, 'any N from:').map((a) => [c.part, a, String(c.pick), '']),
        ...c.points.flatMap((p, i) => [
          [i === 0 && !c.pick ? c.part : '', wordings(p), c.pick ? '' : '1', objectiveOf(p)],
          ...guidanceOf(p, AQA).map((n) => ['', n, '', '']),
        ]),
      ]),
      '9',
      `Total Question ${c.part}\t\t${mostOf(c)}`,
    ),
  'OCR tabs': (c) =>
    tabs([
      ['Question', 'Answer', 'Marks', 'Guidance'],
      ...c.points.map((p, i) => [
        i === 0 ? c.part : '',
        `${i === 0 && c.pick ? `Any ${inWords(c.pick)} from: ` : ''}${wordings(p)} ✓`,
        i === 0 ? String(mostOf(c)) : '',
        guidanceOf(p, OCR).join(' '),
      ]),
    ]),
  'OCR blanks': (c) =>
    sideBySide(
      [
        ['Question', 'Answer', 'Marks', 'Guidance'],
        [
          c.part,
          lines(
            anyOf(c, 'Any N from:'),
            c.points.map((p) => `${wordings(p)} ✓`),
          ),
          String(mostOf(c)),
          c.points
            .flatMap((p) =>
              guidanceOf(p, {
                accept: `ALLOW _ for ${p.text}`,
                reject: `DO NOT ALLOW _`,
                ignore: 'IGNORE _',
              }),
            )
            .join('\n'),
        ],
      ],
      [12, 44, 7, 40],
    ),
  'OCR with AO after marks': (c) =>
    tabs([
      ['Question', 'Answer', 'Marks', 'AO element', 'Guidance'],
      ...c.points.map((p, i) => [
        i === 0 ? c.part : '',
        `${i === 0 && c.pick ? `Any ${inWords(c.pick)} from: ` : ''}${wordings(p)} ✓`,
        i === 0 ? String(mostOf(c)) : '',
        i === 0 ? `${mostOf(c)} × ${objectiveOf(p)}` : '',
        guidanceOf(p, OCR).join(' '),
      ]),
    ]),
  'Edexcel tabs': (c) =>
    tabs([
      ['Question number', 'Answer', 'Additional guidance', 'Mark'],
      [
        c.part,
        c.pick
          ? `Any ${inWords(c.pick)} from the following:`
          : 'An explanation that makes reference to the following points:',
        '',
        `(${mostOf(c)})`,
      ],
      ...c.points.map((p) => [
        '',
        `• ${wordings(p)} (1)`,
        guidanceOf(p, { accept: 'accept _', reject: 'do not accept _', ignore: 'ignore _' }).join(
          ', ',
        ),
        '',
      ]),
    ]),
  'Edexcel A level blanks': (c) =>
    sideBySide(
      [
        ['Question Number', 'Acceptable Answers', 'Additional Guidance', 'Mark'],
        [
          c.part,
          c.pick ? `Any ${inWords(c.pick)} from` : 'An answer that includes',
          'Example of answer',
          '',
        ],
        ...c.points.map((p, i) => [
          '',
          `• ${wordings(p)} (1)`,
          guidanceOf(p, { accept: 'Allow _', reject: 'Do not accept _', ignore: 'Ignore _' }).join(
            '\n',
          ),
          i === c.points.length - 1 ? `(${mostOf(c)})` : '',
        ]),
      ],
      [16, 44, 34, 5],
    ),
  WJEC: (c) =>
    tabs([
      ['Question', 'Marking details', 'AO1', 'AO2', 'AO3', 'Total', 'Maths', 'Prac'],
      [c.part, c.pick ? `Any ${c.pick} × (1) from:` : '', '', '', '', '', '', ''],
      ...c.points.flatMap((p, i) => [
        [
          '',
          `${wordings(p)} (1)`,
          objectiveOf(p) === 'AO1' ? '1' : '',
          objectiveOf(p) === 'AO1' ? '' : '1',
          '',
          i === 0 ? String(mostOf(c)) : '',
          '',
          '',
        ],
        ...guidanceOf(p, { accept: 'Accept _', reject: "Don't accept _", ignore: 'Ignore _' }).map(
          (n) => ['', n, '', '', '', '', '', ''],
        ),
      ]),
    ]),
  'WJEC blanks': (c) =>
    sideBySide(
      [
        ['Question', 'Marking details', 'Marks Available', 'Comments'],
        [c.part, c.pick ? `Any ${inWords(c.pick)} (1 mark each) from:` : '', String(mostOf(c)), ''],
        ...c.points.map((p) => [
          '',
          `• ${wordings(p)} (1)`,
          '',
          guidanceOf(p, { accept: 'Accept _', reject: 'Not _', ignore: 'Ignore _' }).join('\n'),
        ]),
      ],
      [9, 46, 15, 30],
    ),
  SQA: (c) =>
    tabs([
      ['Question', 'Expected response', 'Max mark', 'Additional guidance'],
      ...c.points.map((p, i) => [
        i === 0 ? c.part : '',
        `${i === 0 && c.pick ? `Any ${inWords(c.pick)} from: ` : ''}${wordings(p)} (1)`,
        i === 0 ? String(mostOf(c)) : '',
        guidanceOf(p, {
          accept: 'Accept: _',
          reject: 'Do not accept: _',
          ignore: 'Ignore: _',
        }).join(' '),
      ]),
    ]),
  'CIE table': (c) =>
    tabs([
      ['Question', 'Answer', 'Marks', 'Guidance'],
      ...anyOf(c, 'any N from:').map((a) => [c.part, a, String(c.pick), '']),
      ...c.points.map((p, i) => [
        i === 0 && !c.pick ? c.part : '',
        `${wordings(p)} ;`,
        i === 0 && !c.pick ? String(mostOf(c)) : '',
        guidanceOf(p, CIE).join(' ; '),
      ]),
    ]),
  'CIE blanks': (c) =>
    sideBySide(
      [
        ['Question', 'Answer', 'Marks', 'Guidance'],
        [
          c.part,
          lines(
            anyOf(c, 'any N from:'),
            c.points.map((p) => `${wordings(p)} ;`),
          ),
          String(mostOf(c)),
          c.points
            .flatMap((p) => guidanceOf(p, { accept: 'A _', reject: 'R _', ignore: 'I _' }))
            .join('\n'),
        ],
      ],
      [12, 48, 7, 40],
    ),
  pipes: (c) =>
    lines(
      '| Answer | Mark | Guidance |',
      '| --- | --- | --- |',
      anyOf(c, '| Any N from: | # | |'),
      c.points.map(
        (p) => `| ${wordings(p)} | ${c.pick ? '' : '1'} | ${guidanceOf(p, AQA).join('; ')} |`,
      ),
    ),
  'cells on lines of their own': (c) =>
    lines(
      'Question',
      'Answers',
      'Mark',
      'AO / Spec. Ref.',
      c.part,
      anyOf(c, 'any N from:'),
      c.points.flatMap((p) => [
        c.pick ? `• ${wordings(p)}` : wordings(p),
        ...(c.pick ? [] : ['1', objectiveOf(p)]),
      ]),
      c.pick ? [String(c.pick), 'AO2'] : [],
    ),
  'points and totals to the right': (c) =>
    sideBySide(
      [
        ...anyOf(c, 'Any N from:').map((a) => [a, '']),
        ...c.points.map((p, i) => [
          `• ${wordings(p)}${guidanceOf(p, EDEXCEL)
            .map((n) => `\n${n}`)
            .join('')}`,
          i === c.points.length - 1 ? `[${mostOf(c)}]` : '',
        ]),
      ],
      [80, 6],
    ),
  'accept/reject columns': (c) =>
    tabs([
      ['Mark', 'Answer', 'Accept', 'Reject', 'Ignore'],
      ...anyOf(c, 'any N from').map((a) => ['', a, '', '', '']),
      ...c.points.map((p) => ['1', wordings(p), p.accept ?? '', p.reject ?? '', p.ignore ?? '']),
    ]),
};
