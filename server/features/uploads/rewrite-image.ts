import type { Metadata } from 'sharp';
import { MAX_IMAGE_PIXELS, MAX_STORED_IMAGE_SIDE_PIXELS } from '../../../shared/business-rules.ts';
import { fail } from '../../http/fail.ts';

/** An image that Greenpen encoded itself. */
export interface RewrittenImage {
  bytes: Uint8Array;
  mediaType: 'image/webp';
  extension: 'webp';
  width: number;
  height: number;
}

/**
 * The only formats that are decoded, whatever a file claims to be: no SVG, no PDF, no camera
 * formats.
 */
const DECODED = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
];

let library: ReturnType<typeof importSharp> | undefined;

/**
 * Loads the image library on first use. The decoders are only configured once, because configuring
 * them again would refuse the images that are being decoded at that moment.
 */
const loadSharp = () => (library ??= importSharp());

async function importSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODED });
  return sharp;
}

const PHOTOGRAPH_QUALITY = 85;
const DRAWING_QUALITY = 60;
/**
 * The time limit for decoding. An image that takes longer is an attack, even if it passed every
 * check.
 */
const TIMEOUT_SECONDS = 30;
const LEAST_PIXELS = 16;

/**
 * Decodes an image by its content and re-encodes it as WebP: upright, at most as large as a screen
 * can use, and without metadata such as where it was taken. Throws NOT_AN_IMAGE,
 * IMAGE_TOO_MANY_PIXELS or IMAGE_UNREADABLE.
 */
export async function rewriteImage(original: Uint8Array): Promise<RewrittenImage> {
  const { format, width, height } = await readHeader(original);
  if (width * height > MAX_IMAGE_PIXELS) throw fail('IMAGE_TOO_MANY_PIXELS');
  const sharp = await loadSharp();
  const isPhotograph = format === 'jpeg' || format === 'webp';
  try {
    const { data, info } = await sharp(original, {
      limitInputPixels: MAX_IMAGE_PIXELS,
      failOn: 'error',
    })
      .autoOrient()
      .resize(MAX_STORED_IMAGE_SIDE_PIXELS, MAX_STORED_IMAGE_SIDE_PIXELS, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp(
        isPhotograph
          ? { quality: PHOTOGRAPH_QUALITY }
          : // A diagram of 1200 × 800 took 4.8 s at effort 3 and 0.25 s at 0, for an eighth more bytes.
            { nearLossless: true, quality: DRAWING_QUALITY, effort: 0 },
      )
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      mediaType: 'image/webp',
      extension: 'webp',
      width: info.width,
      height: info.height,
    };
  } catch {
    throw fail('IMAGE_UNREADABLE');
  }
}

/** True if `rewriteImage` accepts the image. */
export async function isReadableImage(original: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await readHeader(original);
    if (width * height > MAX_IMAGE_PIXELS) return false;
    const sharp = await loadSharp();
    // Decodes every line, but keeps next to nothing in memory.
    await sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
      .resize(LEAST_PIXELS, LEAST_PIXELS, { kernel: 'nearest', fastShrinkOnLoad: false })
      .raw()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

const GAP_PIXELS = 24;

/** Joins several images into one, below each other on white. */
export async function joinImages(images: readonly Uint8Array[]): Promise<Uint8Array> {
  const join = { across: 1, shim: GAP_PIXELS, background: '#ffffff', halign: 'left' } as const;
  const sharp = await loadSharp();
  return sharp([...images], { join, limitInputPixels: MAX_IMAGE_PIXELS })
    .flatten({ background: '#ffffff' })
    .png()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

/** Reads only the first bytes of an image, so that a decompression bomb has no effect. */
async function readHeader(original: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch {
    throw fail('NOT_AN_IMAGE');
  }
}
