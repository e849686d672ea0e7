import 'katex/dist/katex.min.css';
import { renderToString } from 'katex';
import 'katex/contrib/mhchem';
import { useMemo } from 'react';
import classes from './text.module.css';

interface MathsProps {
  /** TeX, with chemistry as `\ce{…}`. */
  tex: string;
  isDisplay: boolean;
  /** The text as it was typed, shown if the formula cannot be parsed. */
  source: string;
}

/** Enough for any school formula; a larger one is an attempt to fill the page. */
const MAX_SIZE_EM = 20;
const MAX_MACRO_EXPANSIONS = 500;

function render(tex: string, isDisplay: boolean): string | null {
  try {
    return renderToString(tex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      maxSize: MAX_SIZE_EM,
      maxExpand: MAX_MACRO_EXPANSIONS,
    });
  } catch {
    return null;
  }
}

/**
 * A formula, drawn visually and as MathML for screen readers. Loaded only for texts that contain
 * one (maths-text.tsx), because KaTeX is larger than everything else that a student's page needs.
 */
export default function Maths({ tex, isDisplay, source }: MathsProps) {
  const html = useMemo(() => render(tex, isDisplay), [tex, isDisplay]);
  if (html === null) return source;
  return (
    <span
      className={classes.maths}
      data-display={isDisplay || undefined}
      // KaTeX escapes its input and, with `trust` off, creates neither links nor scripts.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
