import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** What a text says about a transformation; each part is null if the text does not mention it. */
interface Transformation {
  type: 'rotation' | 'reflection' | 'translation' | 'enlargement' | null;
  /** Clockwise, in degrees. */
  angle: number | null;
  factor: number | null;
  /** A centre or a vector: "0,0". */
  pair: string | null;
  /** A mirror line: "y=x". */
  line: string | null;
}

const SURE = { right: 0.9, wrong: 0.85, silent: 0.8 } as const;

const TYPES: readonly (readonly [RegExp, NonNullable<Transformation['type']>])[] = [
  [/\brotat/i, 'rotation'],
  [/\breflec/i, 'reflection'],
  [/\btranslat/i, 'translation'],
  [/\benlarg/i, 'enlargement'],
];
const DIRECTION = String.raw`anti-?\s?clockwise|counter-?\s?clockwise|acw|clockwise|cw`;
/** "90°", "90 degrees", "270 clockwise": not a figure of a pair. */
const ANGLE = new RegExp(
  String.raw`(\d{2,3})\s*(?:°|º|deg)|(\d{2,3})\s+(?=${DIRECTION})|(?:${DIRECTION})\s+(?:by\s+|through\s+)?(\d{2,3})|\b(180)\b`,
  'i',
);
const ITS_DIRECTION = new RegExp(String.raw`\b(?:${DIRECTION})\b`, 'i');
const FACTOR =
  /\b(?:scale\s*factor|s\.?\s?f\.?)\s*(?:of|is|=|:)?\s*([-–−]?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|½|⅓|¼)/i;
const PAIR = /[([]?\s*([-–−]?\d+(?:\.\d+)?)\s*[,;]\s*([-–−]?\d+(?:\.\d+)?)\s*[)\]]?/;
const ORIGIN = /\borigin\b|\bcent(?:re|er)\s*(?:of rotation\s*)?(?:is\s*)?O\b|\babout\s+O\b/;
const LINE =
  /\b([xy])\s*=\s*([-–−]?\d*\.?\d*[xy]?(?:\s*[+–−-]\s*\d+)?)(?![\d.])|\b([xy])\s*-?\s*axis\b/i;
const STEPS = /(\d+)\s*(?:units?\s*|squares?\s*|places?\s*)?(?:to\s+the\s+)?(right|left|up|down)/gi;
const VULGAR: Readonly<Record<string, number>> = { '½': 1 / 2, '⅓': 1 / 3, '¼': 1 / 4 };

const numberOf = (text: string): number => {
  const [over = '', under] = text.replaceAll(/[–−]/g, '-').replaceAll(/\s/g, '').split('/');
  return VULGAR[text] ?? Number(over) / Number(under ?? 1);
};

function readTurn(text: string): number | null {
  const degrees = ANGLE.exec(text)?.slice(1).find(Boolean);
  const size = /\bhalf[- ]turn\b/i.test(text) ? 180 : Number(degrees);
  if (size === 180) return size;
  const direction = ITS_DIRECTION.exec(text)?.[0];
  if (Number.isNaN(size) || direction === undefined) return null;
  return /^(?:a|counter)/i.test(direction) ? 360 - size : size;
}

/** Reads "3 right and 2 down" as a vector. */
function readSteps(text: string): string | null {
  const by = { x: 0, y: 0 };
  const steps = [...text.matchAll(STEPS)];
  for (const [, count, way = ''] of steps) {
    const size = /left|down/i.test(way) ? -Number(count) : Number(count);
    by[/left|right/i.test(way) ? 'x' : 'y'] += size;
  }
  return steps.length === 0 ? null : `${by.x},${by.y}`;
}

function readLine(text: string): string | null {
  const [, name, side, axis] = LINE.exec(text) ?? [];
  if (axis !== undefined) return axis.toLowerCase() === 'x' ? 'y=0' : 'x=0';
  if (name === undefined || side === undefined || side.trim() === '') return null;
  const plain = side.replaceAll(/\s/g, '').replaceAll(/[–−]/g, '-').toLowerCase();
  return name.toLowerCase() === 'x' && plain === 'y' ? 'y=x' : `${name.toLowerCase()}=${plain}`;
}

function readTransformation(text: string): Transformation {
  const types = TYPES.filter(([pattern]) => pattern.test(text)).map(([, type]) => type);
  const [, x, y] = PAIR.exec(text) ?? [];
  const factor = FACTOR.exec(text)?.[1];
  return {
    type: types.length === 1 ? (types[0] ?? null) : null,
    angle: readTurn(text),
    factor: factor === undefined ? null : numberOf(factor),
    pair:
      x === undefined || y === undefined
        ? ORIGIN.test(text)
          ? '0,0'
          : readSteps(text)
        : `${numberOf(x)},${numberOf(y)}`,
    line: readLine(text),
  };
}

const PARTS = ['type', 'angle', 'factor', 'pair', 'line'] as const;
const TOLERANCE = 1e-9;

const isSame = (one: string | number | null, other: string | number | null): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < TOLERANCE
    : one === other;

const missed = (isSaid: boolean): KindVerdict => ({
  share: 0,
  sureness: isSaid ? SURE.wrong : SURE.silent,
  spans: [],
  finding: isSaid ? 'other-value' : 'incomplete',
});

const ASKS = /\bdescribe\b.{0,60}\btransformations?\b/is;
/**
 * True for geometry: energy and economies are transformed too, but neither rotated nor translated.
 */
const isGeometry = (scheme: string): boolean => TYPES.some(([pattern]) => pattern.test(scheme));

/**
 * Returns the judge of a point about a transformation: its type, angle and direction, scale factor,
 * centre or vector, mirror line. 90° clockwise equals 270° anticlockwise, and (0, 0) is the origin.
 * Returns null for other points.
 */
export function prepareTransformation(
  { text, statements, isKindGiven }: PointOfKind,
  { questionText, scheme }: KindQuestion,
): JudgeOne | null {
  if (isKindGiven || !ASKS.test(questionText) || !isGeometry(scheme)) return null;
  const ways = [...new Set([text, ...statements])]
    .map((way) => readTransformation(way))
    .filter((way) => PARTS.some((part) => way[part] !== null));
  if (ways.length === 0) return null;
  return (answer) => {
    const given = readTransformation(answer.slice(0, 1000));
    const isRight = ways.some((way) =>
      PARTS.every((part) => way[part] === null || isSame(way[part], given[part])),
    );
    if (!isRight)
      return missed(
        ways.some((way) => PARTS.some((part) => way[part] !== null && given[part] !== null)),
      );
    return {
      share: 1,
      sureness: SURE.right,
      spans: [{ start: 0, end: answer.length }],
      finding: null,
    };
  };
}
