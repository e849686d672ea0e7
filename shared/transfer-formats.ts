/** The forms in which questions go out, and come in again. */
const transferFormats = ['csv', 'moodle-xml', 'gift', 'qti'] as const;
/** The forms in which questions come in. */
export const importFormats = [...transferFormats, 'aiken', 'paper', 'docx'] as const;
/** The forms whose files are no text: their content is sent in base64. */
export const binaryFormats: ReadonlySet<string> = new Set<ImportFormat>(['qti', 'docx']);
/** The forms in which questions go out, to be imported or to be printed. */
export const exportFormats = [...transferFormats, 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export type ImportFormat = (typeof importFormats)[number];
