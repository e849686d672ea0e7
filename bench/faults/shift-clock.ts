import { readFileSync } from 'node:fs';

/**
 * Loaded before the app (`--import`), this shifts the app's clock by the milliseconds in the file
 * named by SHIFTED_CLOCK, from one moment to the next. Timers continue, as they do when someone
 * sets a machine's clock.
 */
const file = process.env.SHIFTED_CLOCK ?? '';
const LOOK_EVERY_MS = 50;
const RealDate = Date;
let shift = 0;

function look(): void {
  const milliseconds = Number(readFileSync(file, 'utf8'));
  if (Number.isFinite(milliseconds)) shift = milliseconds;
}

look();
setInterval(look, LOOK_EVERY_MS).unref();

class ShiftedDate extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(ShiftedDate.now());
    else super(...(values as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
