import {
  AQA,
  CIE,
  EDEXCEL,
  OCR,
  anyOf,
  guidanceOf,
  inWords,
  alternative,
  lines,
  mostOf,
  objectiveOf,
  wordings,
  wrap,
  type Layout,
} from './lay-out.ts';

const wrapped =
  (width: number): Layout =>
  (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [
        ...wrap(`${wordings(p)} ✓`, width),
        ...guidanceOf(p, OCR).flatMap((n) => wrap(n, width)),
      ]),
    );

/** Schemes whose points are below each other. */
export const LIST_LAYOUTS: Readonly<Record<string, Layout>> = {
  'plain (1)': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} (1)`, ...guidanceOf(p, EDEXCEL)]),
    ),
  'plain [1]': (c) =>
    lines(
      anyOf(c, 'Any N from'),
      c.points.flatMap((p) => [`${wordings(p)} [1]`, ...guidanceOf(p, AQA)]),
    ),
  ticks: (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} ✓`, ...guidanceOf(p, OCR)]),
    ),
  'ticks, notes inline in brackets': (c) =>
    lines(
      anyOf(c, 'Any # from:'),
      c.points.map(
        (p) =>
          `${wordings(p)} ✓${guidanceOf(p, AQA)
            .map((n) => ` (${n})`)
            .join('')}`,
      ),
    ),
  semicolons: (c) =>
    lines(
      anyOf(c, 'any N from:'),
      c.points.map((p) => `${wordings(p)} ;`),
    ),
  'semicolons, letters inline': (c) =>
    lines(
      anyOf(c, 'any N from:'),
      c.points.map((p) => `${wordings(p)} ; ${guidanceOf(p, CIE).join(' ; ')}`.trim()),
    ),
  'semicolons, letters below': (c) =>
    lines(
      anyOf(c, 'any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} ;`, ...guidanceOf(p, CIE)]),
    ),
  'numbered, AQA biology': (c) =>
    lines(
      c.points.flatMap((p, i) => [
        `${i + 1}. ${p.text};`,
        ...alternative(p, (or) => [`OR ${or}`]),
        ...guidanceOf(p, { accept: 'Accept _', reject: 'Reject _', ignore: 'Ignore _' }),
      ]),
      anyOf(c, '# max'),
    ),
  'numbered, notes by number': (c) =>
    lines(
      c.points.map((p, i) => `${i + 1}. ${wordings(p)};`),
      c.points.flatMap((p, i) =>
        guidanceOf(p, {
          accept: `${i + 1}. Accept _`,
          reject: `${i + 1}. Reject _`,
          ignore: `${i + 1}. Ignore _`,
        }),
      ),
      anyOf(c, 'max #'),
    ),
  'numbered brackets': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.map((p, i) => `${i + 1}) ${wordings(p)} (1)`),
      c.points.flatMap((p) =>
        guidanceOf(p, {
          accept: `Accept _ for ${p.text}`,
          reject: `Do not accept _ for ${p.text}`,
          ignore: 'Ignore _',
        }),
      ),
    ),
  lettered: (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p, i) => [
        `${'abcdefg'[i]}) ${wordings(p)} (1)`,
        ...guidanceOf(p, EDEXCEL),
      ]),
    ),
  roman: (c) =>
    lines(
      anyOf(c, 'Any N of:'),
      c.points.flatMap((p, i) => [
        `${['i', 'ii', 'iii', 'iv', 'v'][i]}) ${wordings(p)} (1)`,
        ...guidanceOf(p, AQA),
      ]),
    ),
  'MP labels': (c) =>
    lines(
      c.points.flatMap((p, i) => [`MP${i + 1} ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
      anyOf(c, 'Max #'),
    ),
  'AQA Total line': (c) =>
    lines(
      anyOf(c, 'any N from:'),
      c.points.flatMap((p) => [
        `${c.pick ? '• ' : ''}${wordings(p)}${c.pick ? '' : '\t1'}`,
        ...guidanceOf(p, AQA),
      ]),
      `Total\t\t${mostOf(c)}`,
    ),
  'Edexcel linear': (c) =>
    lines(
      c.pick
        ? `A description including ${inWords(c.pick)} of the following points`
        : 'An explanation that links the following:',
      c.points.flatMap((p) => [
        `• ${wordings(p)} (1)`,
        ...guidanceOf(p, { accept: 'Accept _', reject: 'Do not accept _', ignore: 'Ignore _' }),
      ]),
      `(${mostOf(c)})`,
      `(Total for Question ${c.part} = ${mostOf(c)} marks)`,
    ),
  'CIE brackets': (c) =>
    lines(
      c.part,
      anyOf(c, 'any N from:'),
      c.points.flatMap((p) => [
        `${wordings(p)} ; ${guidanceOf(p, { accept: 'A _', reject: 'R _', ignore: 'ignore _' })
          .map((n) => `(${n})`)
          .join(' ')}`.trim(),
      ]),
      `[${mostOf(c)}]`,
    ),
  'marks in front': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`1\t${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  '[1] in front': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`[1] ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  '1 mark in front': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`1 mark: ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  '1 mark for': (c) =>
    lines(
      c.points.flatMap((p) => [`1 mark for ${wordings(p, ' or ')}`, ...guidanceOf(p, AQA)]),
      anyOf(c, 'Maximum # marks'),
    ),
  'dot leaders': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} ............ 1`, ...guidanceOf(p, EDEXCEL)]),
    ),
  'award each': (c) =>
    lines(
      c.pick
        ? `Award 1 mark for each correct point, up to a maximum of ${c.pick} marks:`
        : 'Award one mark for each of the following:',
      c.points.flatMap((p) => [`- ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  'one mark per bullet': (c) =>
    lines(
      c.pick ? `One mark per bullet up to ${c.pick}:` : '1 mark per bullet',
      c.points.flatMap((p) => [
        `\uF0B7 ${wordings(p)}`,
        ...guidanceOf(p, AQA).map((n) => `  ${n}`),
      ]),
    ),
  'N marks for N of': (c) =>
    lines(
      c.pick
        ? `${c.pick} marks for any ${inWords(c.pick)} of the following points. 1 mark each.`
        : `${mostOf(c)} marks, one for each of:`,
      c.points.flatMap((p) => [`▪ ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  'one line, semicolons': (c) =>
    `${c.points.map((p) => wordings(p)).join('; ')}${c.pick ? ` (max ${c.pick})` : ` (${mostOf(c)})`}${c.points
      .flatMap((p) => guidanceOf(p, EDEXCEL))
      .map((n) => `\n${n}`)
      .join('')}`,
  'OR alternatives below': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [
        `• ${p.text} (1)`,
        ...alternative(p, (or) => ['OR', `${or} (1)`]),
        ...guidanceOf(p, EDEXCEL),
      ]),
    ),
  'wrapped at 32': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [
        ...wrap(`• ${wordings(p)} (1)`, 32),
        ...guidanceOf(p, EDEXCEL).flatMap((n) => wrap(n, 32)),
      ]),
    ),
  'wrapped at 28, no bullets': wrapped(28),
  'wrapped at 34, no bullets': wrapped(34),
  'wrapped at 38, no bullets': wrapped(38),
  'wrapped at 40, no bullets': wrapped(40),
  'wrapped at 44, no bullets': wrapped(44),
  'wrapped at 52, no bullets': wrapped(52),
  'pages between': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p, i) => [
        `• ${wordings(p)} (1)`,
        ...guidanceOf(p, EDEXCEL),
        ...(i === 0
          ? [
              'PMT',
              'Page 7 of 21',
              'Mark Scheme (Results) Summer 2019',
              '© Pearson Education Ltd 2019',
            ]
          : []),
      ]),
    ),
  'AO tags behind': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} (1) ${objectiveOf(p)}`, ...guidanceOf(p, EDEXCEL)]),
    ),
  'AO brackets': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [
        `${wordings(p)} [1] (${objectiveOf(p)})`,
        ...guidanceOf(p, EDEXCEL),
      ]),
    ),
  'B1 M1': (c) =>
    lines(
      c.points.flatMap((p) => [`B1 ${wordings(p)}`, ...guidanceOf(p, AQA)]),
      anyOf(c, 'max #'),
    ),
  indicative: (c) =>
    lines(
      `${c.part}  (${mostOf(c)} marks)`,
      anyOf(c, 'Candidates may give any N of these:'),
      c.points.flatMap((p) => [`• ${wordings(p)}`, ...guidanceOf(p, EDEXCEL)]),
      c.pick ? `(1 mark for each, max ${c.pick})` : `(${mostOf(c)} × 1)`,
    ),
  'running totals': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.flatMap((p) => [`${wordings(p)} (1 mark)`, ...guidanceOf(p, EDEXCEL)]),
      `Total: ${mostOf(c)} marks`,
    ),
  'key words below': (c) =>
    lines(
      anyOf(c, 'Any N from:'),
      c.points.map((p) => `• ${wordings(p)} (1)`),
      'Accept any other valid response.',
      `[${mostOf(c)} marks]`,
    ),
};
