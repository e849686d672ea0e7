import type { XmlElement } from '@rgrove/parse-xml';
import { decodeText } from '../../../../shared/decode-text.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from './file-problem.ts';
import type { FileFinder } from './found-images.ts';
import { titleOf, type FoundItem } from './found-question.ts';
import { openPackage, type PackageFiles } from './open-package.ts';
import { readCanvasItem } from './read-canvas-item.ts';
import { readQtiItem } from './read-qti-item.ts';
import { allNamed, attributeOf, parseRoot, plainName } from './xml-elements.ts';

const ZIP_BEGINS = [0x50, 0x4b];

/**
 * Reads a QTI package (1.2 as Canvas writes it, 2.1, 2.2, 3.0), or a single XML document of one.
 */
export function readQti(bytes: Uint8Array): FoundItem[] {
  const isPackage = ZIP_BEGINS.every((byte, index) => bytes[index] === byte);
  return readQtiFiles(isPackage ? openPackage(bytes) : { 'item.xml': bytes });
}

/** Reads the items of a package's files, in the order of its manifest. */
export function readQtiFiles(files: PackageFiles): FoundItem[] {
  const paths = Object.keys(files).filter((path) => /\.(?:xml|qti|dat)$/i.test(path));
  const manifest = paths.find((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path));
  const tags = manifest === undefined ? new Map<string, string[]>() : readManifest(files, manifest);
  const inOrder = [...new Set([...tags.keys(), ...paths])].filter(
    (path) => path !== manifest && paths.includes(path),
  );
  const items: FoundItem[] = [];
  let known = 0;
  for (const path of inOrder) {
    const root = rootOf(files, path);
    if ('problem' in root) {
      items.push({ item: items.length + 1, title: titleOf(path), outcome: 'invalid', ...root });
      continue;
    }
    const find = fileFinder(files, path);
    const name = plainName(root);
    if (name === 'assessmentitem') {
      items.push(readQtiItem(root, find, tags.get(path) ?? [], items.length + 1));
    } else if (name === 'questestinterop') {
      for (const item of allNamed(root, 'item')) {
        items.push(readCanvasItem(item, find, items.length + 1));
      }
    } else continue;
    known += 1;
  }
  if (known === 0 && manifest === undefined) throw new FileProblem(transferMessages.notQti);
  // A document that is not an item, such as a page of a course, is not a question.
  return known === 0 ? [] : items;
}

function rootOf(files: PackageFiles, path: string): XmlElement | { problem: string } {
  const text = decodeText(files[path] ?? new Uint8Array());
  if (text === undefined) return { problem: transferMessages.unreadable };
  try {
    return parseRoot(text);
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
}

/** Returns the keywords of each resource in the manifest, by path. */
function readManifest(files: PackageFiles, manifest: string): Map<string, string[]> {
  const root = rootOf(files, manifest);
  if ('problem' in root) throw new FileProblem(root.problem);
  return new Map(
    allNamed(root, 'resource').map((resource) => [
      resolved(manifest, attributeOf(resource, 'href')),
      allNamed(resource, 'keyword').map(({ text }) => text.trim()),
    ]),
  );
}

/** Resolves a URL to a path in the package, relative to the file that contains it. */
function resolved(from: string, address: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const CANVAS_ROOT = /^\$?(?:IMS-CC-FILEBASE|CANVAS_COURSE_REFERENCE)\$?\/(?:\.\.\/)*/;

/** Finds files relative to an item; Canvas uses paths below its own folder. */
function fileFinder(files: PackageFiles, from: string): FileFinder {
  return (address) => {
    const plain = address.replace(/[?#].*$/, '');
    const beside = files[resolved(from, plain)];
    if (beside) return beside;
    const ending = plain.replace(CANVAS_ROOT, '').replace(/^(?:\.?\.\/)+/, '');
    const path = Object.keys(files).find((one) => one === ending || one.endsWith(`/${ending}`));
    return path === undefined ? undefined : files[path];
  };
}
