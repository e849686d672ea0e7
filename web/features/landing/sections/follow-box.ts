/** Marks the paper when its box is ticked, for browsers without `:has()`. */
export function followBox(paper: HTMLElement | null): void {
  const box = paper?.querySelector('input');
  const follow = () => paper?.toggleAttribute('data-inked', box?.checked);
  box?.addEventListener('change', follow);
  follow();
}
