interface Event {
  at: number;
  /** Of two events at the same time, the one scheduled first happens first. */
  order: number;
  happen: () => void;
}

const isBefore = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A simulated clock, in milliseconds: a binary heap of future events. */
export class Clock {
  now = 0;
  happened = 0;
  #planned = 0;
  readonly #heap: Event[] = [];

  /** Schedules an event for this many milliseconds from now. */
  after(delay: number, happen: () => void): void {
    const event = { at: this.now + delay, order: (this.#planned += 1), happen };
    let place = this.#heap.push(event) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = this.#heap[parent];
      if (above === undefined || !isBefore(event, above)) break;
      this.#heap[place] = above;
      place = parent;
    }
    this.#heap[place] = event;
  }

  /** Runs all events up to that time, in milliseconds. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#removeFirst();
      this.now = next.at;
      this.happened += 1;
      next.happen();
    }
    this.now = end;
  }

  #removeFirst(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    let place = 0;
    for (;;) {
      const left = this.#heap[2 * place + 1];
      const right = this.#heap[2 * place + 2];
      const isRight = right !== undefined && left !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isBefore(child, last)) break;
      this.#heap[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    this.#heap[place] = last;
  }
}
