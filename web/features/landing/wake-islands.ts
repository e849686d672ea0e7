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
      for (const { target, isIntersecting } of entries) if (isIntersecting) void wake(target);
    },
    { rootMargin: NEARNESS },
  );
  const waking = new Map<Element, Promise<void>>();

  function wake(island: Element): Promise<void> {
    observer.unobserve(island);
    const begun = waking.get(island) ?? hydrate(island as HTMLElement);
    waking.set(island, begun);
    return begun;
  }

  for (const island of islands) {
    observer.observe(island);
    island.addEventListener('focusin', () => void wake(island), { once: true });
    island.addEventListener('submit', (event) => hold(event, () => wake(island)), { once: true });
  }
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  hydrateIsland(island, island.dataset.island as IslandName);
}

/** A form would reload the page before its code is there. */
function hold(event: Event, wake: () => Promise<void>): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  void wake().then(() => form.requestSubmit());
}
