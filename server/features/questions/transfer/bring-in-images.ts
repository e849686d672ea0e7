import pLimit from 'p-limit';
import type { UploadKind } from '../../../../shared/contract/uploads.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { imageLeftOut, transferMessages } from '../../../../shared/messages/transfer.ts';
import { isSchemeToCome } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { isReadableImage, joinImages, storeImage, type FileStore } from '../../uploads/public.ts';
import type { CheckedItem } from './check-items.ts';
import type { FoundImage } from './found-images.ts';

/** Handles images that can be read; returns the URL that the question then has. */
type TakeImages = (kind: UploadKind, images: readonly FoundImage[]) => Promise<string>;

/** As many as the machine can decode at once without making people wait. */
const AT_ONCE = 2;

/**
 * Adds the images to each question to be imported. An image that cannot be read is left out and
 * reported. The decoding does not run on the event loop.
 */
export function bringInImages(
  items: readonly CheckedItem[],
  take: TakeImages,
): Promise<CheckedItem[]> {
  const turn = pLimit(AT_ONCE);
  return Promise.all(items.map((item) => turn(() => bringIn(item, take))));
}

async function bringIn(item: CheckedItem, take: TakeImages): Promise<CheckedItem> {
  const { question, images, report } = item;
  if (!question || !images) return item;
  const asked = await takeReadable(images.question, 'question', take);
  const scheme = await takeReadable(images.scheme, 'markscheme', take);
  const given = { ...question, questionImageURL: asked.url, markSchemeImageURL: scheme.url };
  const lost = [...asked.lost, ...scheme.lost].map((name) => imageLeftOut(name, 'unreadable'));
  const becomesToCome = isSchemeToCome(given) && !isSchemeToCome(question);
  const notices = [
    ...report.notices,
    ...lost,
    ...(becomesToCome ? [transferMessages.schemeToCome] : []),
  ];
  if (given.questionText.trim() !== '' || given.questionImageURL !== null) {
    return { ...item, question: given, report: { ...report, notices } };
  }
  const problem = questionsMessages.questionRequired;
  return { ...item, question: null, report: { ...report, outcome: 'invalid', problem, notices } };
}

/** Returns the images that can be read, and the names of the others. */
export async function readableAmong(
  images: readonly FoundImage[],
): Promise<{ readable: FoundImage[]; lost: string[] }> {
  const readable: FoundImage[] = [];
  const lost: string[] = [];
  for (const image of images) {
    if (await isReadableImage(image.bytes)) readable.push(image);
    else lost.push(image.name);
  }
  return { readable, lost };
}

/** Returns the images joined into the one that their question shows. */
export async function asOneImage(images: readonly FoundImage[]): Promise<Uint8Array> {
  const [first] = images;
  return images.length === 1 && first ? first.bytes : joinImages(images.map((one) => one.bytes));
}

async function takeReadable(images: readonly FoundImage[], kind: UploadKind, take: TakeImages) {
  const { readable, lost } = await readableAmong(images);
  return { url: readable.length > 0 ? await take(kind, readable) : null, lost };
}

/** Stores nothing, for a dry run; the URL only shows that there is an image. */
export const triedImages: TakeImages = (kind) => Promise.resolve(kind);

/** Stores images as the actor's uploads. */
export function storedImages(database: Database, files: FileStore, actor: Actor): TakeImages {
  return async (kind, images) => {
    const bytes = await asOneImage(images);
    const upload = { kind, filename: images[0]?.name ?? 'image', uploadedBy: actor.id };
    return (await storeImage(database, files, upload, bytes)).url;
  };
}
