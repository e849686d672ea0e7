/** Thrown if Greenpen or one of its commands cannot start; the message tells the operator why. */
export class CannotStartError extends Error {}
