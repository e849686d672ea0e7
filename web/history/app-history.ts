import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router';

/** The application's current location, and how it got there. */
export interface Place {
  location: Location;
  action: NavigationType;
  options: NavigateOptions;
}

/** The destination of a navigation, without its hash. */
export type Target = Pick<Location, 'pathname' | 'search'>;

/** Can block someone from leaving a page. */
export interface Guard {
  concerns: (from: Target, to: Target) => boolean;
  ask: () => Promise<boolean>;
}

type Listener = (place: Place, before: Place) => void;

/**
 * The browser's history, with what React Router offers only in its data router: a page's code is
 * loaded before the page is shown, and guards are asked before a page is left, also on Back.
 */
export class AppHistory implements Navigator {
  readonly #history = createBrowserHistory();
  readonly #guards = new Set<Guard>();
  /** Loads the code of the page at a path; null if it is already loaded. */
  readonly #load: (pathname: string) => Promise<void> | null;
  #listener: Listener | null = null;
  #place: Place;
  /** Counts navigations; if several are pending, only the newest takes effect. */
  #turn = 0;
  #arrival = Promise.resolve();
  /** Handles the next step of the browser's history if this class requested it. */
  #expectedStep: (() => void) | null = null;

  constructor(load: (pathname: string) => Promise<void> | null) {
    this.#load = load;
    this.#place = this.#here('POP', {});
    this.#history.listen(({ location, delta }) => this.#step(location, delta));
  }

  get place(): Place {
    return this.#place;
  }

  /** Notifies the listener of each change of place; returns the function that removes it. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  /** Asks the guard before a navigation that concerns it; returns the function that removes it. */
  guard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly go = (delta: number): void => this.#history.go(delta);

  readonly push = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.#move(to, () => this.#push(to, state, options));

  readonly replace = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.#move(to, () => {
      this.#history.replace(to, state);
      this.#show('REPLACE', options);
    });

  /** Navigates to a path, and resolves when its page is shown. */
  open(path: string): Promise<void> {
    this.push(path, undefined, { flushSync: true });
    return this.#arrival;
  }

  /** Leaves the page of something that was deleted; its unsaved changes are lost anyway. */
  leaveDeleted(pathname: string): void {
    this.#enter(pathname, () => this.#push(pathname));
  }

  #push(to: To, state?: unknown, options: NavigateOptions = {}): void {
    this.#history.push(to, state);
    this.#show('PUSH', options);
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

  /** Handles a step of the browser's history, which already shows the new address. */
  #step(target: Target, delta: number | null): void {
    const expected = this.#expectedStep;
    this.#expectedStep = null;
    if (expected !== null) return expected();
    const guard = delta ? this.#guardBefore(target) : undefined;
    if (guard && delta) this.#holdUp(guard, target.pathname, delta);
    // A step without a delta is a jump within the page, and the browser has already scrolled.
    else
      this.#enter(target.pathname, () => this.#show('POP', { preventScrollReset: delta === null }));
  }

  /**
   * Steps back to the current page, asks the guard, and repeats the step if the guard allows it.
   */
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
