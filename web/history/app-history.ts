import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router';

/** Where the application stands, and how it came there. */
export interface Place {
  location: Location;
  action: NavigationType;
  options: NavigateOptions;
}

/** Where a way leads, without its hash. */
export type Target = Pick<Location, 'pathname' | 'search'>;

/** May hold up whoever leaves a page. */
export interface Guard {
  concerns: (from: Target, to: Target) => boolean;
  ask: () => Promise<boolean>;
}

type Listener = (place: Place, before: Place) => void;

/**
 * The browser's history, with what React Router leaves to its data router: a page's code is there
 * before the page is shown, and guards are asked before a page is left, also by the Back button.
 */
export class AppHistory implements Navigator {
  readonly #history = createBrowserHistory();
  readonly #guards = new Set<Guard>();
  /** Fetches the code of a path; null where it is there. */
  readonly #load: (pathname: string) => Promise<void> | null;
  #listener: Listener | null = null;
  #place: Place;
  /** Of several ways asked for at once the newest counts. */
  #turn = 0;
  #arrival = Promise.resolve();
  /** What the next step of the browser's history is for, where this has asked for it. */
  #expectedStep: (() => void) | null = null;

  constructor(load: (pathname: string) => Promise<void> | null) {
    this.#load = load;
    this.#place = this.#here('POP', {});
    this.#history.listen(({ location, delta }) => this.#step(location, delta));
  }

  get place(): Place {
    return this.#place;
  }

  /** Tells of each change of place, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  /** Asks the guard where it is concerned, until the returned function is called. */
  guard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly go = (delta: number): void => this.#history.go(delta);

  readonly push = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.#move(to, () => {
      this.#history.push(to, state);
      this.#show('PUSH', options);
    });

  readonly replace = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.#move(to, () => {
      this.#history.replace(to, state);
      this.#show('REPLACE', options);
    });

  /** Leads to a path, and resolves when its page stands there. */
  open(path: string): Promise<void> {
    this.push(path, undefined, { flushSync: true });
    return this.#arrival;
  }

  #here(action: `${NavigationType}`, options: NavigateOptions): Place {
    return { location: this.#history.location, action: action as NavigationType, options };
  }

  #show(action: `${NavigationType}`, options: NavigateOptions): void {
    const before = this.#place;
    this.#place = this.#here(action, options);
    this.#listener?.(this.#place, before);
  }

  #guardBefore(target: Target): Guard | undefined {
    const from = this.#place.location;
    return [...this.#guards].find((guard) => guard.concerns(from, target));
  }

  #move(to: To, arrive: () => void): void {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = this.#place.location.pathname, search = '' } = path;
    const guard = this.#guardBefore({ pathname, search });
    if (guard === undefined) return this.#enter(pathname, arrive);
    const turn = ++this.#turn;
    this.#arrival = guard.ask().then((isSure) => {
      if (!isSure || turn !== this.#turn) return undefined;
      this.#enter(pathname, arrive);
      return this.#arrival;
    });
  }

  #enter(pathname: string, arrive: () => void): void {
    const turn = ++this.#turn;
    const loading = this.#load(pathname);
    if (loading === null) {
      this.#arrival = Promise.resolve();
      return arrive();
    }
    this.#arrival = loading.then(() => {
      if (turn === this.#turn) arrive();
    });
  }

  /** The browser has stepped through its history, and shows the other address already. */
  #step(target: Target, delta: number | null): void {
    const expected = this.#expectedStep;
    this.#expectedStep = null;
    if (expected !== null) return expected();
    const guard = delta ? this.#guardBefore(target) : undefined;
    if (guard && delta) this.#holdUp(guard, target.pathname, delta);
    // Without a delta it is a jump within the page, which the browser has scrolled already.
    else
      this.#enter(target.pathname, () => this.#show('POP', { preventScrollReset: delta === null }));
  }

  /** Steps back to where the page stands, asks, and takes the step again where it may be taken. */
  #holdUp(guard: Guard, pathname: string, delta: number): void {
    const turn = ++this.#turn;
    this.#stepThen(-delta, () => {
      void guard.ask().then((isSure) => {
        if (!isSure || turn !== this.#turn) return;
        this.#stepThen(delta, () => this.#enter(pathname, () => this.#show('POP', {})));
      });
    });
  }

  #stepThen(delta: number, then: () => void): void {
    this.#expectedStep = then;
    this.#history.go(delta);
  }
}
