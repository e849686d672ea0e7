const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Turns superscript figures and minus signs into plain ones: "⁻³" becomes "-3". */
export const plainSuperscripts = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴-⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign))).replaceAll('⁻', '-');
