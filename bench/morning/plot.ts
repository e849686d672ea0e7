/** The points of one line in a chart, and its name. */
export interface Line {
  name: string;
  points: (readonly [x: number, y: number])[];
  isDashed?: boolean;
}

export interface Chart {
  title: string;
  x: string;
  y: string;
  lines: readonly Line[];
}

const [WIDTH, HEIGHT] = [750, 400];
const MAX_TICKS = 9;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 220, 40, 48];
/** Colours that are distinct in print and with colour blindness, and readable on light and dark. */
const COLOURS = ['#1c7ed6', '#e8590c', '#2b8a3e', '#9c36b5', '#c2255c', '#868e96'];

/** Draws a chart with logarithmic axes, as SVG. */
export function drawChart({ title, x, y, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const xs = scaleOf(
    points.map(([value]) => value),
    LEFT,
    WIDTH - RIGHT,
  );
  const ys = scaleOf(
    points.map(([, value]) => value),
    HEIGHT - BOTTOM,
    TOP,
  );
  const parts = [
    text(LEFT, 20, title, 'font-weight="bold"'),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, x, 'text-anchor="middle"'),
    text(8, TOP - 8, y),
    ...xs.ticks.map(
      (value) =>
        stroke(xs.at(value), TOP, xs.at(value), HEIGHT - BOTTOM) +
        text(xs.at(value), HEIGHT - BOTTOM + 16, label(value), 'text-anchor="middle"'),
    ),
    ...ys.ticks.map(
      (value) =>
        stroke(LEFT, ys.at(value), WIDTH - RIGHT, ys.at(value)) +
        text(LEFT - 6, ys.at(value) + 4, label(value), 'text-anchor="end"'),
    ),
    ...lines.map((line, index) => drawLine(line, index, xs.at, ys.at)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#868e96" role="img" aria-label="${title}">
${parts.join('\n')}
</svg>
`;
}

type Place = (value: number) => number;

function drawLine({ name, points, isDashed }: Line, index: number, atX: Place, atY: Place): string {
  const colour = COLOURS[index % COLOURS.length];
  const places = points.map(([x, y]) => `${atX(x).toFixed(1)},${atY(y).toFixed(1)}`);
  const dots = places.map((place) => {
    const [cx, cy] = place.split(',');
    return `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`;
  });
  const dash = isDashed ? ' stroke-dasharray="5 4"' : '';
  const key = TOP + 14 + index * 20;
  return [
    `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
    ...dots,
    `<line x1="${WIDTH - RIGHT + 12}" y1="${key - 4}" x2="${WIDTH - RIGHT + 34}" y2="${key - 4}" stroke="${colour}" stroke-width="2"${dash}/>`,
    text(WIDTH - RIGHT + 40, key, name),
  ].join('\n');
}

/**
 * Returns 1, 2, 5, 10, 20 and so on, from the one below the least value to the one above the
 * greatest.
 */
function scaleOf(values: number[], from: number, to: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const powers = Array.from({ length: 16 }, (_, index) => 10 ** (index - 6));
  const all = powers.flatMap((power) => [power, 2 * power, 5 * power]);
  const first = all.findLastIndex((value) => value <= least);
  const last = all.findIndex((value) => value >= most && value > least);
  const ticks = all.slice(first, last + 1);
  const [low, high] = [Math.log10(all[first] ?? 1), Math.log10(all[last] ?? 10)];
  const isCrowded = ticks.length > MAX_TICKS;
  return {
    at: (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
    ticks: isCrowded ? ticks.filter((value) => powers.includes(value)) : ticks,
  };
}

const label = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 });

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;

const stroke = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="#868e96" stroke-opacity="0.3"/>`;
