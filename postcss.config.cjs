/** The preset writes `rem()` out before it reads mixins, and in declarations alone. */
const length = (value) =>
  value.replace(
    /\brem\(([\d.]+)px\)/g,
    (_, pixels) => `calc(${pixels / 16}rem * var(--mantine-scale))`,
  );

/** One space, or two for rows and columns: `sm` is the theme's; any other stands for itself. */
const space = (values) =>
  length(values.replace(/\b(?:xs|sm|md|lg|xl)\b/g, 'var(--mantine-spacing-$&)'));

/** Those that have a value: a mixin's last arguments may be left out. */
const given = (declarations) =>
  Object.fromEntries(Object.entries(declarations).filter(([, value]) => value !== undefined));

/**
 * Layouts and looks that many classes have, as in `@mixin row sm, center, space-between`. Each use is
 * written out in its class, so that classes stay independent of each other.
 */
const mixins = {
  /** Side by side, in further rows where there is no room. */
  row: (_, gap, align, justify) =>
    given({
      display: 'flex',
      'flex-wrap': 'wrap',
      gap: space(gap),
      'align-items': align,
      'justify-content': justify,
    }),
  /** Side by side in one row, whatever room there is. */
  line: (_, gap, align, justify) =>
    given({
      display: 'flex',
      gap: space(gap),
      'align-items': align,
      'justify-content': justify,
    }),
  /** A line that stands in a text like a word. */
  inline: (_, gap, align) =>
    given({ display: 'inline-flex', gap: space(gap), 'align-items': align }),
  /** One below the other. */
  stack: (_, gap) => ({ display: 'flex', 'flex-direction': 'column', gap: space(gap) }),
  /** A grid, of one column where none are given. */
  grid: (_, gap, columns) =>
    given({
      display: 'grid',
      'grid-template-columns': columns && length(columns),
      gap: space(gap),
    }),
  /** A list without signs. */
  list: () => ({ margin: '0', padding: '0', 'list-style': 'none' }),
  /** Words beside the matter. */
  dim: () => ({
    color: 'var(--mantine-color-dimmed)',
    'font-size': 'var(--mantine-font-size-sm)',
  }),
  /** The letters of a heading: their size in the theme, and their weight. */
  title: (_, size, weight) => ({
    margin: '0',
    'font-size': `var(--mantine-font-size-${size})`,
    'font-weight': weight,
  }),
  /** A sheet that lies on the page; its corners are the theme's. */
  card: (_, radius) => ({
    border: '1px solid var(--greenpen-line)',
    'border-radius': `var(--mantine-radius-${radius})`,
    background: 'var(--greenpen-card)',
  }),
  /** One of several that lie on each other, of which one shows. */
  layer: () => ({
    'grid-area': '1 / 1',
    visibility: 'hidden',
    margin: '0',
    opacity: '0',
    transition: 'opacity 400ms ease, visibility 400ms',
    '&[data-shown]': { visibility: 'visible', opacity: '1' },
  }),
  /** A button that shows one of several: a dot of this size, filled for what shows. */
  dot: (_, size, dot) => ({
    display: 'inline-flex',
    'align-items': 'center',
    'justify-content': 'center',
    width: length(size),
    height: length(size),
    'border-radius': '50%',
    '&::before': {
      content: "''",
      width: length(dot),
      height: length(dot),
      border: '1.5px solid var(--greenpen-control-line)',
      'border-radius': '50%',
    },
    '&[aria-current]::before': {
      'border-color': 'var(--greenpen-ink)',
      background: 'var(--greenpen-ink)',
    },
  }),
  /** The colours of good, failure, attention or info. */
  tone: (_, name) => ({
    background: `var(--greenpen-${name}-ground)`,
    color: `var(--greenpen-${name}-text)`,
  }),
  /** So many lines of a text, and an ellipsis. */
  clamp: (_, count) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': count,
  }),
  /** One line of a text, and an ellipsis. */
  ellipsis: () => ({ overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' }),
};

module.exports = {
  plugins: {
    'postcss-preset-mantine': { mixins },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
