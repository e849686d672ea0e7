/** Says on the paper whether its box is ticked, for browsers whose styles cannot look into it. */
export function followBox(paper: HTMLElement | null): void {
  const box = paper?.querySelector('input');
  const follow = () => paper?.toggleAttribute('data-inked', box?.checked);
  box?.addEventListener('change', follow);
  follow();
}
