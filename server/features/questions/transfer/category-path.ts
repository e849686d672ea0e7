import { categoryCut } from '../../../../shared/messages/transfer.ts';
import type { FoundItem } from './found-question.ts';

/** Where Moodle files questions: `$course$/top/Biology/Cells`, in which `//` is a slash. */
const PATH_START = '$course$/top';

/** Where a file says that its next questions belong. */
export interface Category {
  topic?: string;
  /** What is lost of its path, for the first question that stands in it. */
  loss?: string;
}

/** The topic that a category's path ends with, if it names any. */
export function readCategory(path: string): Category {
  const parts = path.trim().split(/(?<!\/)\/(?!\/)/);
  const names = parts.filter((part, index) => !isStart(part, index));
  const named = names.map((name) => name.replaceAll('//', '/').trim()).filter(Boolean);
  const topic = named.at(-1);
  if (topic === undefined) return {};
  // Moodle's own name for the categories of a course says nothing.
  const kept = named.filter((name) => name === topic || !name.startsWith('Default for '));
  return { topic, ...(kept.length > 1 && { loss: categoryCut(kept, topic) }) };
}

/** A question with what was lost of its category's path, which is said once. */
export function inCategory(category: Category, item: FoundItem): FoundItem {
  if (!('notices' in item) || category.loss === undefined) return item;
  const { loss } = category;
  delete category.loss;
  return { ...item, notices: [...item.notices, loss] };
}

function isStart(part: string, index: number): boolean {
  return (index === 0 && /^\$\w+\$$/.test(part)) || (index <= 1 && part === 'top');
}

/** The path of the category for a topic. */
export function categoryOfTopic(topic: string): string {
  return `${PATH_START}/${topic.replaceAll('/', '//')}`;
}
