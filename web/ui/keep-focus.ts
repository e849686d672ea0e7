/**
 * A button that is switched off while it works loses the focus, and keyboard users their
 * place. Gives the focus back when the button is on again, unless it has gone elsewhere since.
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
