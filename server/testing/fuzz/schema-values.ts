import * as fc from 'fast-check';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

/** The parts of a call's JSON Schema that values are generated from. */
export interface InputSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  allOf?: InputSchema[];
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  minimum?: number;
  maximum?: number;
}

/** Existing ids and similar values, by the name of the field that takes them. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

/**
 * Mostly a value that matches the schema, otherwise any value, so that values also pass the first
 * check.
 */
export function valueFor(
  schema: InputSchema,
  known: KnownValues,
  field = '',
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fittingValue(schema, known, field), weight: 30 },
    { arbitrary: hostileValue, weight: 1 },
  );
}

function fittingValue(
  schema: InputSchema,
  known: KnownValues,
  field: string,
): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, known, field)));
  switch (schema.type) {
    case 'string':
      return textFor(known.get(field) ?? []);
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, known, field.replace(/s$/, '')), {
        maxLength: 4,
      });
    case 'object':
      return objectFor(schema.properties ?? {}, known);
    default:
      return hostileValue;
  }
}

function textFor(known: readonly string[]): fc.Arbitrary<string> {
  if (known.length === 0) return fc.oneof(hostileText, fc.constant('a text'));
  return fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 6 },
    { arbitrary: hostileText, weight: 1 },
  );
}

function numberFor({ minimum = -10, maximum = 1_000 }: InputSchema): fc.Arbitrary<number> {
  return fc.oneof(
    { arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }), weight: 6 },
    // Revisions begin here, and few answers are worth more.
    { arbitrary: fc.constantFrom(0, 1), weight: 4 },
    { arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1), weight: 2 },
    { arbitrary: hostileNumber, weight: 1 },
  );
}

/** Mostly the fields of the schema, and occasionally one that is not in it. */
function objectFor(
  properties: Record<string, InputSchema>,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = valueFor(schema, known, name);
    return [
      name,
      fc.oneof({ arbitrary: value, weight: 12 }, { arbitrary: fc.constant(undefined), weight: 1 }),
    ];
  });
  const surplus = fc.option(
    fc.record({ role: fc.constant('admin'), createdBy: hostileText, isPolluted: fc.boolean() }),
    { freq: 8, nil: {} },
  );
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), surplus)
    .map(([value, more]) => ({ ...more, ...value }));
}
