const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Raised figures and minus signs as plain ones: "⁻³" is "-3". */
export const plainSuperscripts = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴-⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign))).replaceAll('⁻', '-');
