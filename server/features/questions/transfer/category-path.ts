import { categoryCut } from '../../../../shared/messages/transfer.ts';
import type { FoundItem } from './found-question.ts';

/** The start of Moodle's category paths: `$course$/top/Biology/Cells`, in which `//` is a slash. */
const PATH_START = '$course$/top';

/** The category that a file gives for the questions after it. */
export interface Category {
  topic?: string;
  /** The part of its path that is lost, for the first question in it. */
  loss?: string;
}

/** Returns the topic at the end of a category's path, if it names one. */
export function readCategory(path: string): Category {
  const parts = path.trim().split(/(?<!\/)\/(?!\/)/);
  const names = parts.filter((part, index) => !isStart(part, index));
  const named = names.map((name) => name.replaceAll('//', '/').trim()).filter(Boolean);
  const topic = named.at(-1);
  if (topic === undefined) return {};
  // Moodle's default names for a course's categories carry no information.
  const kept = named.filter((name) => name === topic || !name.startsWith('Default for '));
  return { topic, ...(kept.length > 1 && { loss: categoryCut(kept, topic) }) };
}

/** Puts a question into its category; the loss of the category's path is reported once. */
export function inCategory(category: Category, item: FoundItem): FoundItem {
  if (!('notices' in item) || category.loss === undefined) return item;
  const { loss } = category;
  delete category.loss;
  return { ...item, notices: [...item.notices, loss] };
}

function isStart(part: string, index: number): boolean {
  return (index === 0 && /^\$\w+\$$/.test(part)) || (index <= 1 && part === 'top');
}

/** Returns the category path for a topic. */
export function categoryOfTopic(topic: string): string {
  return `${PATH_START}/${topic.replaceAll('/', '//')}`;
}
