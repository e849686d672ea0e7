import type { TextBoxSize } from '../../../../shared/question-content.ts';

/** The number of lines an answer gets in Moodle, where 15 is usual. */
export const linesOfTextBox: Readonly<Record<TextBoxSize, number>> = {
  small: 5,
  medium: 15,
  large: 30,
};

/** Returns the text box size nearest to this many lines. */
export function textBoxSizeOfLines(lines: number): TextBoxSize {
  if (lines <= linesOfTextBox.small) return 'small';
  return lines < linesOfTextBox.large ? 'medium' : 'large';
}
