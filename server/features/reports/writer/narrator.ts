import { capital, type Person } from './person.ts';
import { toPlural, toThird } from './verbs.ts';
import { BARE_NOUNS } from './words.ts';

/** Sentences without the name after which it is said again. */
const NAME_AGAIN_AFTER = 2;
const SIGN = /\{(name|who|whom|whose|self)\}(?: (\p{L}+))?|\{v:(\p{L}+)\}/giu;
const REFERENCE = /\{(?:who|whom|whose|name)\}/iu;

type Sign = 'name' | 'who' | 'whom' | 'whose' | 'self';

/** Puts a student's name, pronouns and verbs into sentences, one after the other. */
export interface Narrator {
  tell(sentence: string): string;
  /** Those of some sentences that read well next: without pronouns, not the name in each. */
  fitting(sentences: readonly string[]): readonly string[];
}

/** Says the name first and again from time to time; in between, pronouns if there are any. */
export function createNarrator({ name, pronouns, isPlural }: Person): Narrator {
  let sinceName = NAME_AGAIN_AFTER;

  const tell = (sentence: string): string => {
    let referred = 0;
    let isNamed = sentence.includes(name);
    let isTheyPlural = false;
    const say = (sign: Sign, following: string): string => {
      const byName =
        pronouns === null || sign === 'name' || (referred === 0 && sinceName >= NAME_AGAIN_AFTER);
      referred += 1;
      if (sign === 'who') isTheyPlural = isPlural && !byName;
      const after = following === '' ? '' : ` ${following}`;
      if (pronouns !== null && (!byName || sign === 'self')) return pronouns[sign] + after;
      if (sign === 'whose' && referred > 1 && BARE_NOUNS.has(following)) return following;
      if (sign === 'whose' && following === 'hand') return 'a hand';
      isNamed = true;
      return `${sign === 'whose' ? `${name}’s` : name}${after}`;
    };
    const told = (pronouns === null ? withoutPronouns(sentence) : sentence).replaceAll(
      SIGN,
      (_, sign: string | undefined, following = '', verb = '') =>
        sign === undefined
          ? (isTheyPlural ? toPlural : toThird)(verb)
          : say(sign.toLowerCase() as Sign, following),
    );
    sinceName = isNamed ? 0 : sinceName + 1;
    return capital(/[.!?]$/u.test(told) ? told : `${told}.`);
  };

  const fitting = (sentences: readonly string[]) => {
    if (pronouns !== null) return sentences;
    const once = sentences.filter((sentence) => sentence.split(REFERENCE).length <= 2);
    const never = sinceName === 0 ? once.filter((sentence) => !REFERENCE.test(sentence)) : [];
    return [never, once, sentences].find((some) => some.length > 0) ?? sentences;
  };

  return { tell, fitting };
}

/** Turns round what cannot be said without a pronoun. */
function withoutPronouns(sentence: string): string {
  return sentence
    .replaceAll(/\{v:(?:try|do)\} \{whose\}(?: very)? best\b/gu, '{v:try} hard')
    .replaceAll(/\bbelieve in \{self\}( more)?/gu, 'have$1 self-belief')
    .replaceAll(/\b(take\}?) \{whose\} time\b/gu, '$1 time')
    .replaceAll(/\b(push\}?|prepare\}?) \{self\}/gu, '$1')
    .replaceAll(/\b(organise\}?) \{self\}/gu, '$1 things')
    .replaceAll(/\b(express\}?) \{self\}/gu, '$1 ideas')
    .replaceAll(/\b(?:challenge|stretch)(\}?) \{self\}/gu, 'aim$1 higher')
    .replaceAll(/\b(?:all )?by \{self\}/gu, 'alone')
    .replaceAll(/\bfor \{self\}/gu, 'independently')
    .replaceAll(/(?<=\{who\}.*\b(?:and|but)) \{who\}(?= )/gu, '');
}
