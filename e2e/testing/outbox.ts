import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMessage } from '../../server/testing/smtp-server.ts';
import type { GreenpenProcess } from './greenpen-process.ts';

/** Returns the link in the newest message to an address; waits for the message. */
export async function linkInMessageTo(
  { outbox }: GreenpenProcess,
  address: string,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const files = (await readdir(outbox)).toSorted();
    const messages = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    const newest = messages.map(readMessage).findLast(({ headers }) => headers.includes(address));
    link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
