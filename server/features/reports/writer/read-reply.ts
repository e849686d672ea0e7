import { z } from 'zod';
import { MAX_REPORT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { isThoughtBroken, MarkerError, withoutThoughts } from '../../marking/public.ts';
import { findUnsourced, type SourcedSentence } from './check-sources.ts';
import { showNames } from '../../../names/hide-names.ts';
import type { Draft, ReportTask } from './report-writer.ts';

/** A model's reply: each sentence with its source. */
export const replySchema = z.object({
  sentences: z.array(
    z.object({
      text: z.string().describe('One sentence of the report.'),
      from: z.string().describe('The words of the fact that it says, copied exactly.'),
    }),
  ),
});

/**
 * Reads a reply without the model's thoughts. Rejects replies that only contain thoughts, or in
 * which the end of a thought is not marked.
 */
export const spokenReplySchema = replySchema
  .refine(({ sentences }) => !sentences.some(({ text }) => isThoughtBroken(text)))
  .transform(({ sentences }) => ({
    sentences: sentences.map(({ text, from }) => ({ text: withoutThoughts(text), from })),
  }))
  .refine(({ sentences }) => sentences.some(({ text }) => text.trim() !== ''));

/** The most that is read of a reply, including markup: twice what can be stored. */
const MAX_READ_CHARACTERS = 2 * MAX_REPORT_CHARACTERS;
const CLASSMATE = /\bCLASSMATE[ _](\d+)\b/giu;

/**
 * Returns a model's report as plain text with its names, and the sentences that the facts do not
 * support. Throws if it cannot be about this student: it names nobody, or a classmate or a level
 * that is not in the facts.
 */
export function readReply(
  reply: readonly SourcedSentence[],
  facts: string,
  task: ReportTask,
): Draft {
  const sentences = beginningOf(reply)
    .map(({ text, from }) => ({ text: plainText(text), from }))
    .filter(({ text }) => text !== '');
  const report = sentences.map(({ text }) => text).join(' ');
  if (!/\bSTUDENT\b|\[student\]/u.test(report)) throw aboutSomebodyElse();
  if (signsOf(report).isSubsetOf(signsOf(facts)) && levelsOf(report).isSubsetOf(levelsOf(facts))) {
    const show = (text: string) => showNames(text, task.student.name, task.classmates);
    return { report: cut(show(report)), unsourced: findUnsourced(sentences, facts).map(show) };
  }
  throw aboutSomebodyElse();
}

/** Truncates replies of models that do not stop. */
function beginningOf(reply: readonly SourcedSentence[]): SourcedSentence[] {
  let left = MAX_READ_CHARACTERS;
  const take = (text: string) => {
    const taken = text.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return reply.map(({ text, from }) => ({ text: take(text), from: take(from) }));
}

function aboutSomebodyElse(): MarkerError {
  return new MarkerError('unusable', 'The report is not about this student.', {
    said: 'It wrote about somebody else, or a level that was not entered.',
  });
}

function signsOf(text: string): Set<string> {
  return new Set([...text.matchAll(CLASSMATE)].map(([, number = '']) => number));
}

function levelsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\blevel\W{1,4}(?:is )?(\d)\b/giu)].map(([, level = '']) => level),
  );
}

/** Removes the markup that models tend to write. */
function plainText(reply: string): string {
  return reply
    .replaceAll(
      /<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)>|$)|<\/?\p{L}[^<>]*>|```\w*/giu,
      ' ',
    )
    .replaceAll(/^[^\S\n]*(?:#{1,6}|[-*•]|>|\d+\.)\s+/gmu, '')
    .replaceAll(/(\*\*|__|`)(.+?)\1/gu, '$2')
    .replaceAll(/(?<!\w)[*_]([^*_\n]+)[*_](?!\w)/gu, '$1')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/gu, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' };

/** Truncates a report to what can be stored, at the end of a sentence if possible. */
function cut(report: string): string {
  if (report.length <= MAX_REPORT_CHARACTERS) return report;
  const start = report.slice(0, MAX_REPORT_CHARACTERS);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('.\n'));
  return end === -1 ? start : start.slice(0, end + 1);
}
