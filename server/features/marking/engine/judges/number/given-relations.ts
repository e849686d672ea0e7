import { readWorking, type Working } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import type { NumberScheme } from './number-scheme.ts';

type Relation = Working['relations'][number];

const shapeOf = ({ left, right, sign }: Relation): string => JSON.stringify([left, right, sign]);

/**
 * Leaves out equations that the question gives: writing them down again is not a step, although "3x
 * + 6 = 15" is equivalent to "3(x + 2) = 15". An equation that a point asks for by itself is kept.
 */
export function prepareWithoutGiven({
  question,
  names,
  points,
}: NumberScheme): (figures: AnswerFigures) => AnswerFigures {
  const asked = points.flatMap(({ target }) =>
    target.options.flatMap(({ relations }) => relations),
  );
  const wanted = new Set(asked.map((relation) => shapeOf(relation)));
  const given = new Set(
    asked.length === 0
      ? []
      : readWorking(question, { names }).relations.map((relation) => shapeOf(relation)),
  );
  const isOnlyGiven = (relation: Relation): boolean =>
    given.has(shapeOf(relation)) && !wanted.has(shapeOf(relation));
  return (figures) =>
    given.size === 0
      ? figures
      : {
          ...figures,
          working: {
            ...figures.working,
            relations: figures.working.relations.filter((relation) => !isOnlyGiven(relation)),
          },
        };
}
