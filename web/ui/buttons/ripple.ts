import { RIPPLE_MS } from '../../../shared/business-rules.ts';

/** Matches the component library's buttons, and any element marked as rippling. */
const RIPPLING = '.mantine-Button-root, .mantine-ActionIcon-root, [data-ripples]';

/**
 * Starts ripples: a ring that spreads for 0.6 s from where a button is pressed (spec section 9,
 * Ripple effect), also on buttons added later. Respects the reduced-motion setting.
 */
export function startRipples(): void {
  const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)');
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(RIPPLING) : null;
    if (wantsNoMotion.matches || !button || button.matches(':disabled, [data-disabled]')) return;
    spread(button, clientX, clientY);
  });
}

/**
 * Draws the ring inside a separate clipping element, so that buttons need no clipping themselves.
 */
function spread(button: HTMLElement, x: number, y: number): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const radius = Math.hypot(
    Math.max(x - left, left + width - x),
    Math.max(y - top, top + height - y),
  );
  const clip = document.createElement('span');
  clip.className = 'ripple';
  clip.setAttribute('aria-hidden', 'true');
  const ring = clip.appendChild(document.createElement('span'));
  Object.assign(ring.style, {
    left: `${x - left - radius}px`,
    top: `${y - top - radius}px`,
    width: `${2 * radius}px`,
    height: `${2 * radius}px`,
  });
  button.append(clip);
  const timing = { duration: RIPPLE_MS, easing: 'ease-out' };
  const animation = ring.animate(
    [
      { transform: 'scale(0)', opacity: 0.28 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    timing,
  );
  void animation.finished.then(() => clip.remove());
}
