import pLimit from 'p-limit';
import type { ExportFormat } from '../../../../shared/transfer-formats.ts';
import type { Services } from '../../../http/route.ts';
import type { ThreadWork } from '../../../threads/thread-pool.ts';
import { findImage } from '../../uploads/public.ts';
import type { QuestionRow } from '../questions-queries.ts';
import { csvTemplate } from './write-csv.ts';
import type { ExportedQuestion } from './exported-question.ts';
import type { FoundImage } from './found-images.ts';
import type { QuestionsToWrite } from './write-questions-worker.ts';

const CSV_TYPE = 'text/csv;charset=utf-8';
const forms: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  csv: { ending: '.csv', type: CSV_TYPE },
  'moodle-xml': { ending: '-moodle.xml', type: 'application/xml;charset=utf-8' },
  gift: { ending: '-gift.txt', type: 'text/plain;charset=utf-8' },
  qti: { ending: '-qti.zip', type: 'application/zip' },
  docx: {
    ending: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};
/** The formats that can hold images. */
const withImages: ReadonlySet<ExportFormat> = new Set(['moodle-xml', 'qti', 'docx']);

const work: ThreadWork<QuestionsToWrite, Uint8Array> = {
  file: new URL('write-questions-worker.ts', import.meta.url),
  timeLimitMs: 60_000,
};
const IMAGES_AT_ONCE = 8;

/**
 * Exports questions as a file to download, written in a thread; `title` is the title of a printed
 * paper. A format without images leaves out questions that are only an image.
 */
export async function exportQuestions(
  services: Pick<Services, 'database' | 'threads' | 'files'>,
  format: ExportFormat,
  all: readonly QuestionRow[],
  { fileName, title }: { fileName: string; title: string },
): Promise<File> {
  const rows = withImages.has(format) ? all : all.filter(({ questionText }) => questionText !== '');
  const turn = pLimit(IMAGES_AT_ONCE);
  const load = (url: string | null, name: string) =>
    url !== null && withImages.has(format)
      ? turn(() => loadImage(services, url, name))
      : Promise.resolve(null);
  const questions = await Promise.all(
    rows.map(async (row): Promise<ExportedQuestion> => ({
      ...row,
      images: {
        question: await load(row.questionImageURL, 'question'),
        scheme: await load(row.markSchemeImageURL, 'mark-scheme'),
      },
    })),
  );
  const { ending, type } = forms[format];
  const bytes = await services.threads.run(work, { format, questions, title });
  return new File([new Uint8Array(bytes)], `${fileName}${ending}`, { type });
}

async function loadImage(
  { database, files }: Pick<Services, 'database' | 'files'>,
  url: string,
  name: string,
): Promise<FoundImage | null> {
  const found = await findImage(database, files, url);
  if (!found) return null;
  const ending = found.mediaType.slice(found.mediaType.indexOf('/') + 1).replace('jpeg', 'jpg');
  return { name: `${name}.${ending}`, bytes: new Uint8Array(found.bytes) };
}

/** Returns the CSV template as a file. */
export function templateFile(): File {
  return new File([csvTemplate()], 'questions-template.csv', { type: CSV_TYPE });
}
