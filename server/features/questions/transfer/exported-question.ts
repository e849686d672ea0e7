import type { CheckedQuestion } from '../create-question.ts';
import type { FoundImage } from './found-images.ts';

/** A question that goes out, with the bytes of its images where its format has room for them. */
export interface ExportedQuestion extends CheckedQuestion {
  images: { question: FoundImage | null; scheme: FoundImage | null };
}
