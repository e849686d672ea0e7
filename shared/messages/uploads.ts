/** The sentences of uploads. Those from spec sections 4, 5 and 8 are word for word. */
export const uploadsMessages = {
  questionFailed: 'Error uploading question image. Please try again.',
  markSchemeFailed: 'Error uploading mark scheme image. Please try again.',
  uploaded: 'image uploaded successfully',
  fileMissing: 'Please choose an image.',
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller image.',
  notAnImage:
    'This file is not an image that can be shown. Please choose a PNG, JPEG, WebP or GIF.',
  tooManyPixels: 'This image has too many pixels. Please make it smaller and try again.',
  unreadable: 'This image is damaged and cannot be read. Please choose another.',
} as const;
