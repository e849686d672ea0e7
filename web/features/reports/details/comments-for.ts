import type { ReportComment } from '../../../../shared/contract/report-comments.ts';

interface Wanted {
  level: number;
  subject: string;
  search: string;
}

/** Returns the comments that fit a level and a subject; “Biology” includes those of Science. */
export function commentsFor<Comment extends ReportComment>(
  comments: readonly Comment[],
  { level, subject, search }: Wanted,
): Comment[] {
  const words = search.trim().toLowerCase();
  return comments.filter(
    (item) =>
      item.levelFrom <= level &&
      level <= item.levelTo &&
      isOfSubject(item.subject, subject) &&
      item.comment.toLowerCase().includes(words),
  );
}

const families: Readonly<Record<string, RegExp>> = {
  science: /biology|chemistry|physics/u,
  languages: /french|german|spanish|italian|mandarin|latin|mfl|urdu|arabic|polish/u,
  maths: /mathematics/u,
  computing: /computer|ict/u,
  'physical education': /\bpe\b|sport/u,
};

function isOfSubject(own: string, wanted: string): boolean {
  const [one, other] = [own.trim().toLowerCase(), wanted.trim().toLowerCase()];
  return one === '' || other.includes(one) || (families[one]?.test(other) ?? false);
}
