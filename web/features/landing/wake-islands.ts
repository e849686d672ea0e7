import { landingMessages } from '../../../shared/messages/landing.ts';
import type { IslandName } from './island.tsx';

/** How far below the window an island may be when its code is fetched. */
const NEARNESS = '600px 0px';

/**
 * Gives the islands of a prerendered page their life when they come near, or when something in
 * them is focused. What is sent before that waits until the form can take it.
 */
export function wakeIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) wakeQuietly(target as HTMLElement);
    },
    { rootMargin: NEARNESS },
  );
  const waking = new Map<Element, Promise<void>>();
  const awake = new Set<Element>();
  const held = new Set<HTMLFormElement>();

  function wake(island: HTMLElement): Promise<void> {
    observer.unobserve(island);
    const begun = waking.get(island) ?? hydrate(island).then(() => void awake.add(island));
    waking.set(island, begun);
    // Asked for again at the next sending or focus; Chromium then fails at once until it reloads.
    begun.catch(() => waking.delete(island));
    return begun;
  }

  function wakeQuietly(island: HTMLElement): void {
    if (!awake.has(island)) wake(island).catch(() => undefined);
  }

  /**
   * A form would reload the page before its code is there. However often it is sent, it goes once;
   * where the code does not come, what was typed stays, and the form says so.
   */
  function hold(island: HTMLElement, event: Event): void {
    const form = event.target;
    if (awake.has(island) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    wake(island)
      .then(() => form.requestSubmit())
      .catch(() => say(form, landingMessages.formNotLoaded))
      .finally(() => held.delete(form));
  }

  for (const island of islands) {
    observer.observe(island);
    island.addEventListener('focusin', () => wakeQuietly(island));
    island.addEventListener('submit', (event) => hold(island, event));
  }
}

/** In the form's own place for what is wrong, as its code would say it. */
function say(within: HTMLElement, sentence: string): void {
  for (const place of within.querySelectorAll('[data-refusal]')) place.textContent = sentence;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  say(island, '');
  hydrateIsland(island, island.dataset.island as IslandName);
}
