import { plainSuperscripts } from '../../text/superscripts.ts';
import type { JudgeOne, KindQuestion, KindVerdict } from '../judge.ts';

/** A product of whole numbers, with or without powers. */
const PRODUCT = /(?<![\d.])\d+(?:\^\d+)?(?:\s*[×*x·]\s*\d+(?:\^\d+)?)+(?!\.?\d)/gi;
const typed = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴-⁹]+/g, (powers) => `^${plainSuperscripts(powers)}`);

interface Product {
  value: number;
  /** The factors as written, sorted by size: "2^4 3^2". */
  asWritten: string;
  start: number;
  end: number;
}

const readProducts = (text: string): Product[] =>
  [...typed(text).matchAll(PRODUCT)].map(({ 0: found, index }) => {
    const factors = found.split(/[×*x·]/i).map((factor) => factor.replaceAll(/\s|\^1$/g, ''));
    const value = factors.reduce((product, factor) => {
      const [base = 1, power = 1] = factor.split('^').map(Number);
      return product * base ** power;
    }, 1);
    return {
      value,
      asWritten: factors.toSorted().join(' '),
      start: index,
      end: index + found.length,
    };
  });

const verdictOf = (share: number, product: Product | null): KindVerdict => ({
  share,
  sureness: share === 1 ? 0.93 : 0.85,
  spans: product === null ? [] : [{ start: product.start, end: product.end }],
  finding: share === 1 ? null : product === null ? 'other-value' : 'wrong-form',
});

/**
 * Returns the judge of a product of prime factors: in "Write 3600 as a product of its prime
 * factors" the question gives the value, so only the form earns marks. Returns null for other
 * points.
 */
export function prepareProduct(
  { text, marks }: { text: string; marks: number },
  { questionText, conditions }: KindQuestion,
): JudgeOne | null {
  const [wanted, ...others] = readProducts(text);
  const given = (questionText.match(/\d[\d,  ]*(?:\.\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll(/[^\d.]/g, '')),
  );
  if (wanted === undefined || others.length > 0 || !given.includes(wanted.value)) return null;
  // "mol NaOH = M1 × 2 = 0.006": a step, with other figures next to it.
  const rest = typed(text).slice(0, wanted.start) + typed(text).slice(wanted.end);
  if (/\d|\p{L}$/u.test(rest.replace(String(wanted.value), ''))) return null;
  const parts = conditions.flatMap((condition) =>
    condition.kind === 'special-case'
      ? readProducts(condition.answer).map((product) => ({ product, marks: condition.marks }))
      : [],
  );
  return (answer) => {
    const found = readProducts(answer.slice(0, 2000)).findLast(
      ({ value }) => value === wanted.value,
    );
    if (found === undefined) return verdictOf(0, null);
    if (found.asWritten === wanted.asWritten) return verdictOf(1, found);
    const part = parts.find(({ product }) => product.asWritten === found.asWritten);
    return verdictOf(part === undefined ? 0 : part.marks / marks, found);
  };
}
