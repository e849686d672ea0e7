export { createFileStore, type FileStore } from './file-store.ts';
export { findImage } from './find-image.ts';
export { findUploadFor, type ImageAddress } from './read-upload.ts';
export { isReadableImage, joinImages, rewriteImage } from './rewrite-image.ts';
export { storeImage } from './store-upload.ts';
export { holdUploads } from './hold-uploads.ts';
export { removeUnusedUploads } from './remove-unused-uploads.ts';
