import { isSameQuantity, readUnit } from '../../judges/number/units.ts';

/** "2.5 g / cm3": a unit with spaces around its slash. */
const SPREAD_UNIT =
  /(?<=[\d(]\s?)(\p{L}{1,4}|Ω)\s{1,2}\/\s{1,2}(\p{L}{1,4}[\d²³]?)(?![\p{L}\p{N}])/gu;

/** "1 A / C": letters of options. */
const isOption = (text: string): boolean => /^[A-F]$/.test(text);

/**
 * Removes the spaces around the slash of a unit; in "12 N / newtons" the slash separates two names
 * of it.
 */
export const closeUnits = (text: string): string =>
  text.replaceAll(SPREAD_UNIT, (whole: string, over: string, under: string) => {
    const [one, other] = [readUnit(over), readUnit(under)];
    if (isOption(over) && isOption(under)) return whole;
    const isOne = one !== null && other !== null && !isSameQuantity(one, other);
    return isOne ? `${over}/${under}` : whole;
  });
