import { choose, countMarks, countMissing, joinList, presentQuote } from './feedback-phrases.ts';

/** What feedback is written from. */
export interface FeedbackMaterial {
  marks: number;
  maxMark: number;
  /** Words of the answer that earned marks, best first. */
  quotes: readonly string[];
  /** Words of the answer that say the opposite of what is right. */
  doubtful: readonly string[];
  /** Points that earned nothing yet and still could. */
  missing: number;
  /** A point that earned some of its marks and not all. */
  isPartial: boolean;
  /** Words of the question to think about; never words of the scheme alone. */
  topics: readonly string[];
  instructsMarker: boolean;
  /** Chooses between wordings; the same key gives the same wording. */
  key: string;
}

/** Spec section 4: feedback for an answer that was not given. */
export const UNANSWERED_FEEDBACK = 'You did not answer this question.';

/** For schemes that only a person can apply. */
export const CANNOT_JUDGE_FEEDBACK = 'Your teacher will mark this answer.';

const MOST_QUOTES = 2;

function praise({ quotes, key, marks, maxMark }: FeedbackMaterial): string {
  const shown = quotes.slice(0, MOST_QUOTES).map((quote) => presentQuote(quote));
  if (shown.length === 0) return '';
  const words = joinList(shown);
  if (marks === maxMark) {
    return choose(
      [`You wrote ${words}, which is just what was asked.`, `What you say in ${words} is right.`],
      key,
    );
  }
  return choose(
    [
      `You wrote ${words}, which is right.`,
      `You are right to say ${words}.`,
      `What you say in ${words} is right.`,
    ],
    key,
  );
}

function score({ marks, maxMark, key }: FeedbackMaterial): string {
  if (marks === maxMark) {
    return choose(
      [
        `Well done: you earned ${fullMarks(maxMark)}.`,
        `A good answer: you earned ${fullMarks(maxMark)}.`,
      ],
      key,
    );
  }
  if (marks === 0) {
    return choose(
      [
        'Thank you for trying this one. It does not earn a mark yet.',
        'This answer does not earn a mark yet.',
      ],
      key,
    );
  }
  return `You earned ${marks} of ${countMarks(maxMark)}.`;
}

const fullMarks = (maxMark: number): string =>
  maxMark === 1 ? 'the mark' : `all ${maxMark} marks`;

function turnedRound({ doubtful, key }: FeedbackMaterial): string {
  const [quote] = doubtful;
  if (quote === undefined) return '';
  const words = presentQuote(quote);
  return choose(
    [`Look again at ${words}: is it really that way round?`, `Check what you say in ${words}.`],
    key,
  );
}

function nextStep(material: FeedbackMaterial): string {
  const { topics, missing, isPartial, marks, doubtful, key } = material;
  const topic = topics[0];
  const hint = topic === undefined ? 'read the question once more' : `think about “${topic}”`;
  if (marks === 0 && doubtful.length > 0) return '';
  if (marks === 0) {
    if (topic === undefined) return 'Read the question once more and say what you know about it.';
    return choose(
      [
        `Read the question again and think about “${topic}”.`,
        `Try again and say more about “${topic}”.`,
      ],
      key,
    );
  }
  if (missing === 0 || isPartial) {
    return topic === undefined
      ? 'Your answer is not complete yet: say a little more.'
      : choose(
          [
            `Something is still missing: ${hint}.`,
            `Say a little more about “${topic}” to make it complete.`,
          ],
          key,
        );
  }
  return `${countMissing(missing)}: ${hint}.`;
}

const NOTE_TO_MARKER = 'Please write only your answer here: notes to the marker do not count.';

/** Feedback to the student: kind, about their own words, and silent about the scheme. */
export function writeFeedback(material: FeedbackMaterial): string {
  const isFull = material.marks === material.maxMark;
  const sentences = [
    score(material),
    praise(material),
    isFull ? '' : turnedRound(material),
    isFull ? '' : nextStep(material),
    material.instructsMarker ? NOTE_TO_MARKER : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
