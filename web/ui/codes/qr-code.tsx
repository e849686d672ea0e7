import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone, in modules, that scanners need around a code. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  /** Text alternative for screen readers. */
  label: string;
  className?: string | undefined;
}

/** A QR code, black on white in light and dark alike, sharp at every size. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: BORDER });
    return { size: code.size, path: code.data.map(rowPath).join('') };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so not an <img>
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Returns the SVG path of the dark modules in one row, each a separate square. */
function rowPath(row: boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
