import type { TextBoxSize } from '../../../../shared/question-content.ts';

/** How many lines an answer gets in Moodle, where 15 is usual. */
export const linesOfTextBox: Readonly<Record<TextBoxSize, number>> = {
  small: 5,
  medium: 15,
  large: 30,
};

/** The text box that is nearest to so many lines. */
export function textBoxSizeOfLines(lines: number): TextBoxSize {
  if (lines <= linesOfTextBox.small) return 'small';
  return lines < linesOfTextBox.large ? 'medium' : 'large';
}
