/** Where Moodle files questions: `$course$/top/Biology/Cells`, in which `//` is a slash. */
const PATH_START = '$course$/top';

/** The topic that a category's path ends with; undefined where it names none. */
export function topicOfCategory(path: string): string | undefined {
  const parts = path.trim().split(/(?<!\/)\/(?!\/)/);
  const names = parts.filter((part, index) => !isStart(part, index));
  const topic = names.at(-1)?.replaceAll('//', '/').trim();
  return topic || undefined;
}

function isStart(part: string, index: number): boolean {
  return (index === 0 && /^\$\w+\$$/.test(part)) || (index <= 1 && part === 'top');
}

/** The path of the category for a topic. */
export function categoryOfTopic(topic: string): string {
  return `${PATH_START}/${topic.replaceAll('/', '//')}`;
}
