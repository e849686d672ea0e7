import type { QuestionKind } from '../../../../shared/choice-question.ts';
import { pick } from '../../../../shared/pick.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';
import { withKind } from './right-options.ts';

type SchemeFields = Pick<QuestionValues, 'options' | 'markSchemeAnswer'>;

/** For each kind that was given up: what was written for it, and with what the next one began. */
export type LeftKinds = Partial<
  Record<QuestionKind, { written: SchemeFields; next: SchemeFields }>
>;

const takesOptions = (kind: QuestionKind) => kind === 'choice' || kind === 'choices';

/**
 * The form with another kind. A kind that is chosen again has what was written for it; but one choice and
 * several share their options, so that what was changed for one of them holds for the other.
 */
export function changeKind(values: QuestionValues, kind: QuestionKind, left: LeftKinds) {
  const written = pick(values, ['options', 'markSchemeAnswer']);
  const known = left[kind];
  const isShared = takesOptions(kind) && takesOptions(values.kind);
  const fields: SchemeFields & Pick<QuestionValues, 'kind'> =
    known && (!isShared || isSame(known.next, written))
      ? { ...known.written, kind }
      : { options: values.options, ...withKind(values, kind) };
  return { fields, left: { ...left, [values.kind]: { written, next: fields } } };
}

const isSame = (one: SchemeFields, other: SchemeFields) =>
  one.options === other.options && one.markSchemeAnswer === other.markSchemeAnswer;
