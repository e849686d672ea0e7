import '../../../ui/look.css';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';

type Look = Pick<AccessArrangements, 'fontSize' | 'overlay'>;

/**
 * Applies the student's font size and overlay to the whole page; returns the function that removes
 * them.
 */
export function applyLook({ fontSize, overlay }: Look): () => void {
  const page = document.documentElement;
  page.dataset.fontSize = fontSize;
  page.dataset.overlay = overlay;
  return () => {
    delete page.dataset.fontSize;
    delete page.dataset.overlay;
  };
}
