import '../../../ui/look.css';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';

type Look = Pick<AccessArrangements, 'fontSize' | 'overlay'>;

/** Gives the whole page the student's font size and overlay; returns what takes them back. */
export function applyLook({ fontSize, overlay }: Look): () => void {
  const page = document.documentElement;
  page.dataset.fontSize = fontSize;
  page.dataset.overlay = overlay;
  return () => {
    delete page.dataset.fontSize;
    delete page.dataset.overlay;
  };
}
