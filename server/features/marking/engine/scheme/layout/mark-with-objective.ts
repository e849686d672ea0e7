/** "1 (AO2)", "(1) AO1.2", "2 AO3" in a cell of its own: a mark, and what it is given for. */
const MARK_WITH_OBJECTIVE =
  /(?<=\t)([^\S\t\n]*[([]?\d{1,2}(?:\s?marks?)?[)\]]?)[^\S\t\n]*(?:[-–:×x]\s?)?\(?(?:AO\s?\d(?:\.\d)?[a-z]?(?:\/\d)?(?:[^\S\t\n]*[,;&+/][^\S\t\n]*)?)+\)?(?=[^\S\t\n]*(?:[\t\n]|$))/g;

/** Takes the objective off such a mark, so that the cell holds the mark alone. */
export const dropObjectives = (text: string): string => text.replaceAll(MARK_WITH_OBJECTIVE, '$1');
