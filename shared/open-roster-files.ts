import { MAX_ROSTER_BODY_BYTES } from './business-rules.ts';
import { decodeText } from './decode-text.ts';
import { inFile, rosterMessages } from './messages/roster.ts';

/** Decides by name and size which files of an archive are unpacked. */
type Wanted = (file: { name: string; originalSize: number }) => boolean;
/** Unpacks a ZIP; throws if it is not one. */
export type Unzip = (bytes: Uint8Array, wanted: Wanted) => Record<string, Uint8Array>;

/** The lists of a roster as texts, or the sentence that says why they cannot be read. */
export type OpenedRoster = { files: { name: string; content: string }[] } | { problem: string };

/** Files that a Mac adds to an archive are not lists. */
const isList = (path: string) => /\.(?:csv|tsv|txt)$/i.test(path) && !/(?:^|\/)\._/.test(path);
const isArchive = ([p, k]: Uint8Array) => p === 0x50 && k === 0x4b;

/** Reads the files that someone chose; OneRoster exports come as one ZIP, others as CSV. */
export function openRosterFiles(
  chosen: readonly { name: string; bytes: Uint8Array }[],
  unzip: Unzip,
): OpenedRoster {
  const files: { name: string; content: string }[] = [];
  for (const { name, bytes } of chosen) {
    const lists = isArchive(bytes) ? unpack(bytes, unzip) : [{ name, bytes }];
    if (lists === 'too-large') return { problem: inFile(name, rosterMessages.archiveTooLarge) };
    if (lists.length === 0) return { problem: inFile(name, rosterMessages.noText) };
    for (const list of lists) {
      const content = decodeText(list.bytes);
      if (content === undefined) return { problem: inFile(list.name, rosterMessages.noText) };
      files.push({ name: list.name, content });
    }
  }
  return { files };
}

function unpack(bytes: Uint8Array, unzip: Unzip) {
  let size = 0;
  try {
    const unpacked = unzip(bytes, ({ name, originalSize }) => {
      if (!isList(name)) return false;
      size += originalSize;
      return size <= MAX_ROSTER_BODY_BYTES;
    });
    if (size > MAX_ROSTER_BODY_BYTES) return 'too-large';
    return Object.entries(unpacked).map(([path, content]) => ({
      name: path.replace(/^.*\//, ''),
      bytes: content,
    }));
  } catch {
    return [];
  }
}
