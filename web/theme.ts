import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** The green of the marking pen. Shade 7 is the pen itself, #0B7A4B. */
const pen: MantineColorsTuple = [
  '#e9f8f0',
  '#d3eee0',
  '#a5dcc1',
  '#74caa0',
  '#4cba84',
  '#2fa56d',
  '#158a57',
  '#0b7a4b',
  '#08633c',
  '#054d2e',
];

/** Pencil greys, slightly warm, like lead on paper. */
const gray: MantineColorsTuple = [
  '#f6f5f1',
  '#efede8',
  '#e3e1db',
  '#d3d1cb',
  '#b9b8b4',
  '#8f9196',
  '#5b636b',
  '#475058',
  '#2f3941',
  '#17211b',
];

/** The dark scheme: text colours first, the page background at 7. */
const dark: MantineColorsTuple = [
  '#e4e9e6',
  '#c6cec9',
  '#a3aea8',
  '#7f8b85',
  '#43504a',
  '#2c3732',
  '#1d2622',
  '#131a17',
  '#0e1411',
  '#090d0b',
];

/** Outlines destructive buttons in a red with enough contrast. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'outline' || input.color !== 'red') return colors;
  return {
    ...colors,
    color: 'var(--mantine-color-error)',
    border: '1px solid var(--mantine-color-error)',
  };
};

export const theme = createTheme({
  white: '#ffffff',
  black: '#17211b',
  colors: { pen, gray, dark },
  primaryColor: 'pen',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  variantColorResolver: variantColors,
  fontFamily: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace",
  // The text direction follows the first letters typed.
  components: { Input: { defaultProps: { attributes: { input: { dir: 'auto' } } } } },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});

/**
 * The semantic colours: paper, cards, pencil and muted text. Every pair of text and background
 * reaches a contrast of 4.5 : 1.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--greenpen-backdrop': 'rgb(9 13 11 / 55%)' },
  light: {
    '--mantine-color-body': '#fbfaf7',
    '--mantine-color-dimmed': '#5b636b',
    '--mantine-color-placeholder': '#6b7278',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': '#d3d1cb',
    '--mantine-color-anchor': '#0b7a4b',
    '--greenpen-card': '#ffffff',
    '--greenpen-line': '#e3e1db',
    '--greenpen-control-line': '#868a8f',
    '--greenpen-ink': '#0b7a4b',
    '--greenpen-ink-wash': '#e9f8f0',
    '--greenpen-pencil': '#5b636b',
    '--greenpen-pencil-line': '#8f9196',
    '--greenpen-highlight': '#cdeedd',
    '--greenpen-good-ground': '#d9f2e4',
    '--greenpen-good-text': '#075233',
    '--greenpen-info-ground': '#dcebfa',
    '--greenpen-info-text': '#124a7c',
    '--greenpen-attention-ground': '#fbecc8',
    '--greenpen-attention-wash': '#fdf6e3',
    '--greenpen-attention-line': '#d19a1c',
    '--greenpen-attention-text': '#6b4700',
    '--greenpen-failure-ground': '#fbe0dc',
    '--greenpen-failure-text': '#8c1d12',
    '--greenpen-plot-quiet': '#a5dcc1',
    '--greenpen-shade-poor': '#e9f8f0',
    '--greenpen-shade-average': '#c9ebd9',
    '--greenpen-shade-good': '#a0dabd',
    '--greenpen-shade-excellent': '#6fc79c',
    '--greenpen-shadow': 'rgb(23 33 27 / 45%)',
  },
  dark: {
    '--mantine-color-body': '#131a17',
    '--mantine-color-dimmed': '#a3aea8',
    '--mantine-color-placeholder': '#8f9b95',
    '--mantine-color-error': '#ff9b90',
    '--mantine-color-default-border': '#43504a',
    '--mantine-color-anchor': '#5ccb98',
    '--mantine-color-disabled': 'rgb(255 255 255 / 7%)',
    '--greenpen-card': '#1a2320',
    '--greenpen-line': '#2c3732',
    '--greenpen-control-line': '#6f7c76',
    '--greenpen-ink': '#5ccb98',
    '--greenpen-ink-wash': '#12382a',
    '--greenpen-pencil': '#a9b3ae',
    '--greenpen-pencil-line': '#7f8b85',
    '--greenpen-highlight': '#1d4d39',
    '--greenpen-good-ground': '#12382a',
    '--greenpen-good-text': '#8fe3b9',
    '--greenpen-info-ground': '#14314b',
    '--greenpen-info-text': '#a5d0f7',
    '--greenpen-attention-ground': '#40310d',
    '--greenpen-attention-wash': '#2a2412',
    '--greenpen-attention-line': '#b98a26',
    '--greenpen-attention-text': '#f5d48a',
    '--greenpen-failure-ground': '#4a1d18',
    '--greenpen-failure-text': '#ffb9b0',
    '--greenpen-plot-quiet': '#1d6b48',
    '--greenpen-shade-poor': '#12291f',
    '--greenpen-shade-average': '#143a29',
    '--greenpen-shade-good': '#164c34',
    '--greenpen-shade-excellent': '#186641',
    '--greenpen-shadow': 'rgb(0 0 0 / 80%)',
    '--mantine-color-red-light': '#3d1b18',
    '--mantine-color-red-light-hover': '#4d2420',
    '--mantine-color-red-light-color': '#ffb9b0',
    '--mantine-color-yellow-light': '#37290c',
    '--mantine-color-yellow-light-hover': '#463511',
    '--mantine-color-yellow-light-color': '#f5d48a',
    '--mantine-color-pen-light': '#12382a',
    '--mantine-color-pen-light-hover': '#184837',
    '--mantine-color-pen-light-color': '#8fe3b9',
  },
});
