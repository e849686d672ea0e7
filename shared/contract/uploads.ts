import { z } from 'zod';
import { errors } from '../errors.ts';
import { uploadsMessages } from '../messages/uploads.ts';
import { text } from './fields.ts';
import { permitted } from './route.ts';

/** The purposes of uploaded images. */
const uploadKinds = ['question', 'markscheme'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The folder for images of each kind (spec section 7, File storage). */
export const uploadFolders = {
  question: 'questions',
  markscheme: 'markschemes',
} as const satisfies Record<UploadKind, string>;

/** The URL of an uploaded image of this kind, as stored in questions. */
export const uploadUrl = (kind: UploadKind) =>
  z
    .string()
    .regex(new RegExp(`^/api/files/${uploadFolders[kind]}/\\d{1,16}_[A-Za-z0-9.-]{1,200}$`));

/** A stored image: re-encoded, so its type and size may differ from what was sent. */
const uploadSchema = z.object({
  url: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadsContract = {
  /** Uploads an image as a form's field `file`, before the question that shows it is saved. */
  create: permitted('upload.create')
    .route({ method: 'POST', path: '/uploads/{kind}', successStatus: 201 })
    .input(z.object({ kind: z.enum(uploadKinds), file: z.file(uploadsMessages.fileMissing) }))
    .output(uploadSchema)
    .errors(errors('IMAGE_TOO_LARGE', 'NOT_AN_IMAGE', 'IMAGE_TOO_MANY_PIXELS', 'IMAGE_UNREADABLE')),

  /** Returns an uploaded image to people who may see it; 304 if the browser's copy is the same. */
  read: permitted('upload.read', 'uploadByName')
    .route({
      method: 'GET',
      path: '/files/{folder}/{name}',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      z.object({
        params: z.object({
          folder: z.enum(Object.values(uploadFolders)),
          name: text(300),
        }),
        headers: z.object({ 'if-none-match': z.string().optional() }),
      }),
    )
    .output(
      z.union([
        z.object({
          status: z.literal(200),
          headers: z.record(z.string(), z.string()),
          body: z.file(),
        }),
        z.object({ status: z.literal(304), headers: z.record(z.string(), z.string()) }),
      ]),
    ),
};
