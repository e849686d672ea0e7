/** The formats for both export and import of questions. */
const transferFormats = ['csv', 'moodle-xml', 'gift', 'qti'] as const;
/** The formats for importing questions. */
export const importFormats = [...transferFormats, 'aiken', 'paper', 'docx'] as const;
/** Binary formats, whose content is sent in base64. */
export const binaryFormats: ReadonlySet<string> = new Set<ImportFormat>(['qti', 'docx']);
/** The formats for exporting questions, to be imported again or printed. */
export const exportFormats = [...transferFormats, 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export type ImportFormat = (typeof importFormats)[number];
