import type { Concern, OpenedConcern, WelfareKind } from '../../../shared/contract/welfare.ts';
import { isolate } from '../../ui/text/isolate.ts';

export const sourceWords: Record<Concern['source'], string> = {
  answer: 'An answer',
  appeal: 'A question about a mark',
  'typing-name': 'A name in the typing test',
  'report-note': 'A note for a report',
};

const kindWords: Record<WelfareKind, string> = {
  suicide: 'suicide',
  'self-harm': 'self-harm',
  abuse: 'abuse, neglect or bullying',
  violence: 'violence',
  weapons: 'weapons',
  exploitation: 'exploitation',
  hate: 'hate',
  unnamed: 'something that the words do not name',
  'school-phrase': 'a phrase from School settings',
};

export const stateWords: Record<Concern['state'], string> = {
  open: 'To read',
  'no-concern': 'No concern',
  'followed-up': 'Followed up',
};

type ConcernEvent = OpenedConcern['events'][number];

/** Describes cautiously what a program inferred from the words. */
export function tellFinding({ kinds, strength, toldBy }: OpenedConcern): string {
  const said =
    strength === 'faint'
      ? 'A program was unsure about these words.'
      : `It may be about ${kinds.map((kind) => kindWords[kind]).join(', ')}. A program chose these words; it may be wrong.`;
  if (toldBy.length === 0) return said;
  return `${said} What counted most: ${toldBy.map((words) => `“${words}”`).join(', ')}.`;
}

/** Describes an entry of the record in a sentence. */
export function tellEvent({ kind, actorName, detail }: ConcernEvent): string {
  switch (kind) {
    case 'raised':
      return 'Noticed by the welfare check';
    case 'told':
      return `Email sent to ${detail}`;
    case 'seen':
      return `Read by ${isolate(actorName)}`;
    case 'decided':
      return `${detail} (${isolate(actorName)})`;
  }
}
