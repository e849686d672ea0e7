import { landingMessages } from '../../../../shared/messages/landing.ts';
import type { IslandName } from './island.tsx';

/** How far below the viewport an island may be when its code is fetched. */
const NEARNESS = '600px 0px';

/**
 * Hydrates the islands of a prerendered page when they come near the viewport or get the focus. A
 * form that is submitted earlier waits for its code.
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
    // Retried on the next submit or focus; in Chromium a retry fails at once until the page
    // reloads.
    begun.catch(() => waking.delete(island));
    return begun;
  }

  function wakeQuietly(island: HTMLElement): void {
    if (!awake.has(island)) wake(island).catch(() => undefined);
  }

  /**
   * Holds back a submit until the code has loaded, because the form would reload the page. Repeated
   * submits are sent once. If the code cannot be loaded, typed text stays, and the form says so.
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

/** Shows a sentence in the form's place for errors, as its own code would. */
function say(within: HTMLElement, sentence: string): void {
  for (const place of within.querySelectorAll('[data-refusal]')) place.textContent = sentence;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  say(island, '');
  hydrateIsland(island, island.dataset.island as IslandName);
}
