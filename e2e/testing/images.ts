import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** Returns a picture for a browser's file chooser. */
export async function picture(name = 'cell drawing.png') {
  const buffer = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#0b7a4b' },
  })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Drops a file on an element or pastes it there, as people do. */
export async function handOver(
  target: Locator,
  kind: 'drop' | 'paste',
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const bytes = [...file.buffer];
  await target.evaluate(
    (element, { name, mimeType, content, event }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], name, { type: mimeType }));
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      );
    },
    { name: file.name, mimeType: file.mimeType, content: bytes, event: kind },
  );
}
