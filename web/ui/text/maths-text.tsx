import { lazy, Suspense } from 'react';
import { withoutEscapes } from './split-maths.ts';
import classes from './text.module.css';
import { findTextPieces, type TextPiece } from './text-pieces.ts';

interface MathsTextProps {
  text: string;
  /** Literal substrings of the text to highlight. */
  quotes?: readonly string[];
}

const Maths = lazy(() =>
  // If the chunk cannot be loaded, the text as typed is better than no page.
  import('./maths.tsx').catch(() => ({ default: Source })),
);

function Source({ source }: { source: string }) {
  return source;
}

/** Text with its `$…$` drawn as maths and its quotes highlighted, for use within a line. */
export function MathsText({ text, quotes }: MathsTextProps) {
  return findTextPieces(text, quotes).map((piece) => {
    const shown = <Piece piece={piece} source={text.slice(piece.start, piece.end)} />;
    return piece.isQuoted ? (
      <mark key={piece.start} className={classes.quote} data-piece>
        {shown}
      </mark>
    ) : (
      <span key={piece.start} data-piece>
        {shown}
      </span>
    );
  });
}

function Piece({ piece, source }: { piece: TextPiece; source: string }) {
  if (piece.kind === 'words') return withoutEscapes(piece.content);
  return (
    <Suspense fallback={<span data-maths-to-come>{source}</span>}>
      <Maths tex={piece.content} isDisplay={piece.kind === 'display-maths'} source={source} />
    </Suspense>
  );
}
