/** "f'(x) =", "f″(1) =": the name of what follows, whose letters are not unknowns. */
const FUNCTION_OF = /(?<!\p{L})[fgh]['′’″]{0,3}\s?\(\s*(?:[a-z]|[-–−]?\d{1,3})\s*\)(?=\s*=)/gu;
/** "Year 1: 4800": the 1 is part of a name. */
const NUMBERED =
  /(?<!\p{L})(?:years?|yr|quarter|month|week|day|stage|step|phase|part|question|trial|test)\s(\d{1,2})(?![\d.]|\s*[×*x/+%-])(?=[^\d\n]{1,60}\d)/giu;

/**
 * Blanks out letters and figures that only name something, so that everything else keeps its
 * position.
 */
export const maskNames = (text: string): string =>
  text
    .replaceAll(FUNCTION_OF, (name) => ' '.repeat(name.length))
    .replaceAll(NUMBERED, (name, number: string) =>
      name.slice(0, -number.length).padEnd(name.length),
    );
