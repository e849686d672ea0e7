import type { CheckedQuestion } from '../create-question.ts';
import type { FoundImage } from './found-images.ts';

/** A question to export, with the bytes of its images if the format can hold them. */
export interface ExportedQuestion extends CheckedQuestion {
  images: { question: FoundImage | null; scheme: FoundImage | null };
}
