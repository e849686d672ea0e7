/** "1 (AO2)", "(1) AO1.2", "2 AO3" in its own cell: a mark with its assessment objective. */
const MARK_WITH_OBJECTIVE =
  /(?<=\t)([^\S\t\n]*[([]?\d{1,2}(?:\s?marks?)?[)\]]?)[^\S\t\n]*(?:[-–:×x]\s?)?\(?(?:AO\s?\d(?:\.\d)?[a-z]?(?:\/\d)?(?:[^\S\t\n]*[,;&+/][^\S\t\n]*)?)+\)?(?=[^\S\t\n]*(?:[\t\n]|$))/g;

/** Removes the objective from a mark in its own cell, so that the cell holds the mark alone. */
export const dropObjectives = (text: string): string => text.replaceAll(MARK_WITH_OBJECTIVE, '$1');
