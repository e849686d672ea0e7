/** What a line of guidance asks of the marker. */
type DirectiveKind = 'accept' | 'ignore' | 'reject' | 'note';

/** A line of guidance, such as "accept sugar". */
export interface Directive {
  kind: DirectiveKind;
  text: string;
}

const KINDS: readonly (readonly [DirectiveKind, RegExp])[] = [
  [
    'reject',
    /^(?:reject|(?:do|does|should)\s*n[o']t\s+(?:accept|allow|credit|award)|not?\s+(?:accept|allow|credit)|not:|NOT\b|DNA:)\s*:?\s*/,
  ],
  ['ignore', /^(?:ignore|disregard)\b\s*:?\s*/],
  ['note', /^(?:accept|allow|credit)\s+(?:any|other|all|reasonable|valid|suitable|a\s+range)\b.*$/],
  ['note', /^(?:allow|award|give|credit)\s+(?:\d+|one|two|three)\s+marks?\b.*$/],
  ['accept', /^(?:also\s+)?(?:accept|allow|condone|credit)\b(?:\s+also)?\s*:?\s*/],
  [
    'note',
    /^(?:notes?|n\.?b\.?|guidance|examiners?|comments?|additional guidance|aw|owtte|ora|ecf|avp|hint)\b\s*:?\s*/,
  ],
];

/** Reads a line as guidance; null when it is a point. Case does not matter, save for "NOT". */
export function readDirective(line: string): Directive | null {
  for (const [kind, pattern] of KINDS) {
    const match = new RegExp(pattern.source, 'i').exec(line);
    if (match === null || (match[0].trim().toLowerCase() === 'not' && !line.startsWith('NOT')))
      continue;
    const rest = kind === 'note' ? line : line.slice(match[0].length);
    return { kind, text: rest.trim() };
  }
  return null;
}

const WORD = String.raw`(?:also\s+)?accept|allow|condone|ignore|reject|do\s*n[o']t\s+(?:accept|allow|credit)|not:|note:`;
const IN_BRACKETS = new RegExp(String.raw`\s*[([{]\s*((?:${WORD})\b[^)\]}]*)[)\]}]`, 'i');
const AFTER_STOP = new RegExp(String.raw`\s*[.;|\t/]\s*((?:${WORD})\b.*)$`, 'i');
const CAPITAL =
  /\s((?:Accept|ACCEPT|Allow|ALLOW|Ignore|IGNORE|Reject|REJECT|NOT|Do not accept|DO NOT ACCEPT)\b.*)$/;

/** Takes the guidance out of a line: "glucose (accept sugar)" is a point and a directive. */
export function splitDirectives(line: string): { point: string; directives: Directive[] } {
  const directives: Directive[] = [];
  let point = line;
  for (const pattern of [IN_BRACKETS, AFTER_STOP, CAPITAL]) {
    for (let match = pattern.exec(point); match !== null; match = pattern.exec(point)) {
      const directive = readDirective((match[1] ?? '').trim());
      if (directive === null || directives.length > 20) break;
      directives.push(...splitNested(directive));
      point = point.slice(0, match.index) + point.slice(match.index + match[0].length);
    }
  }
  return { point: point.trim(), directives };
}

/** All the guidance of a line: "accept sugar; ignore starch" is two; none when it is a point. */
export function readDirectives(line: string): Directive[] {
  const directive = readDirective(line);
  return directive === null ? [] : splitNested(directive);
}

function splitNested(directive: Directive): Directive[] {
  const match = AFTER_STOP.exec(directive.text);
  const inner = match === null ? null : readDirective((match[1] ?? '').trim());
  if (match === null || inner === null) return [directive];
  return [
    { kind: directive.kind, text: directive.text.slice(0, match.index).trim() },
    ...splitNested(inner),
  ];
}

/** The single things that a directive names: "sugar / sucrose; honey". */
export function directiveItems(directive: Directive): string[] {
  return directive.text
    .split(/\s*(?:;|\||\s\/\s|\n|\bor\b|\bOR\b)\s*/)
    .map((item) => item.replace(/^["'“”‘’]+|["'“”‘’.]+$/g, '').trim())
    .filter((item) => item !== '');
}
