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
        if (isIntersecting) void wake(target as HTMLElement);
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
    return begun;
  }

  /** A form would reload the page before its code is there. However often it is sent, it goes once. */
  function hold(island: HTMLElement, event: Event): void {
    const form = event.target;
    if (awake.has(island) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (!held.has(form)) void wake(island).then(() => form.requestSubmit());
    held.add(form);
  }

  for (const island of islands) {
    observer.observe(island);
    island.addEventListener('focusin', () => void wake(island), { once: true });
    island.addEventListener('submit', (event) => hold(island, event));
  }
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  hydrateIsland(island, island.dataset.island as IslandName);
}
