/**
 * Gives the focus back to a button that lost it by being disabled while busy, unless the focus has
 * moved elsewhere. Without this, keyboard users would lose their place.
 */
export function keepFocusOnBusyButtons(): void {
  let lastFocused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => (lastFocused = target));
  document.addEventListener('pointerdown', () => (lastFocused = null), { capture: true });

  const giveBack = (changes: MutationRecord[]) => {
    if (document.activeElement !== document.body) return;
    for (const { target } of changes) {
      if (target !== lastFocused || !(target instanceof HTMLButtonElement)) continue;
      if (!target.disabled) target.focus({ preventScroll: true });
    }
  };
  new MutationObserver(giveBack).observe(document.body, {
    attributeFilter: ['disabled'],
    subtree: true,
  });
}
