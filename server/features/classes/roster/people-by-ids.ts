import { z } from 'zod';
import { editDistance } from '../../../../shared/edit-distance.ts';
import {
  maybeTheSame,
  namesDiffer,
  rosterMessages,
  spelledTwice,
} from '../../../../shared/messages/roster.ts';
import type { RosterFinding, RosterPerson } from './roster.ts';

/** A row of a list that describes a person. */
interface PersonRow {
  ids: string[];
  role: RosterPerson['role'];
  name: string;
  email: string;
  place: string;
  /**
   * Year and form: they distinguish two people with the same name, but change from year to year.
   */
  group: string;
  classIds: string[];
}

interface KnownPerson extends RosterPerson {
  /** Whether a number or an email identifies this person. */
  isSure: boolean;
  group: string;
  classIds: Set<string>;
}

const emailSchema = z.email();
/** Names that differ by more edits than this belong to different people. */
const MAX_SLIPS = 2;

/** Merges the rows about the same person: by number, else by email, else by name. */
export class PeopleByIds {
  private readonly people = new Set<KnownPerson>();
  private readonly byId = new Map<string, KnownPerson>();
  /** Rows without a name, with the numbers or the email in them. */
  private readonly nameless: Pick<RosterPerson, 'ids' | 'role' | 'place'>[] = [];
  private readonly findings: RosterFinding[] = [];
  private readonly said = new Set<string>();

  /**
   * Adds a row. Returns the id under which to enrol the person; undefined if the row names nobody.
   */
  add(row: PersonRow): string | undefined {
    const { name } = row;
    const email = this.readEmail(row);
    if (name === '') return this.addNameless(row, email);
    const sharer = email ? this.byId.get(`email:${email}`) : undefined;
    // Siblings may share their home address; the database step reports that two people have it.
    const isTheirs = email !== '' && !(sharer && haveOtherNumbers(sharer.ids, row.ids));
    const sure = [...row.ids, ...(isTheirs ? [`email:${email}`] : [])];
    const ids = sure.length > 0 ? sure : [`name:${row.role}:${name.toLowerCase()}`];
    const known = new Set(ids.flatMap((id) => this.byId.get(id) ?? []));
    const [person = this.begin(row, sure.length > 0)] = known;
    if (known.size > 1) this.block(person, row, rosterMessages.idsDiffer);
    const isByNumber = row.ids.some((id) => this.byId.has(id));
    if (row.role === 'student' && !mayBeOne(person.name, name, isByNumber)) {
      this.block(person, row, namesDiffer(person.name, person.place));
    }
    this.compare(person, row, email);
    for (const id of ids) {
      if (this.byId.has(id)) continue;
      this.byId.set(id, person);
      person.ids.push(id);
    }
    person.email ||= email;
    return person.ids[0];
  }

  /**
   * Reports a row without a name. Its number or email still says who is in the school, so that
   * nobody counts as having left for lack of a name.
   */
  private addNameless({ ids, role, place }: PersonRow, email: string): string | undefined {
    this.say(place, place, rosterMessages.nameMissing, true);
    return this.keep({ ids, role, place }, email);
  }

  /** Records that somebody who is left out is in the school, so that they do not count as gone. */
  keep(row: Pick<PersonRow, 'ids' | 'role' | 'place'>, email: string): string | undefined {
    const ids = [...row.ids, ...(email === '' ? [] : [`email:${email.toLowerCase()}`])];
    if (ids.length > 0) this.nameless.push({ ...row, ids });
    return this.find(ids) ?? ids[0];
  }

  /** Returns the first id of the person who has one of these ids; undefined if nobody has. */
  find(ids: readonly string[]): string | undefined {
    return ids.map((id) => this.byId.get(id)?.ids[0]).find((id) => id !== undefined);
  }

  finish(): { people: RosterPerson[]; findings: RosterFinding[] } {
    this.findNearNames();
    const people: RosterPerson[] = [...this.people].map(
      ({ isSure, group, classIds, ...person }) => person,
    );
    const unnamed = this.nameless.filter(({ ids }) => this.find(ids) === undefined);
    for (const row of unnamed) {
      people.push({
        ...row,
        name: '',
        email: '',
        presence: 'present',
        maySignIn: null,
        isBlocked: true,
      });
    }
    return { people, findings: this.findings };
  }

  private begin(row: PersonRow, isSure: boolean): KnownPerson {
    const { role, name, place, group } = row;
    const person: KnownPerson = {
      ids: [],
      role,
      name,
      email: '',
      presence: 'present',
      maySignIn: null,
      place,
      isBlocked: false,
      isSure,
      group,
      classIds: new Set(),
    };
    this.people.add(person);
    return person;
  }

  /** Compares a further row about a person with what is known of them. */
  private compare(person: KnownPerson, row: PersonRow, email: string): void {
    const { name, place } = row;
    if (person.role !== row.role) {
      const { emailOfStaff, emailOfStudent } = rosterMessages;
      this.block(person, row, person.role === 'teacher' ? emailOfStaff : emailOfStudent);
    } else if (name.toLowerCase() !== person.name.toLowerCase()) {
      this.say(person.name, person.place, spelledTwice(person.name, name, place), false);
    }
    if (email && person.email && email !== person.email) {
      this.block(person, row, rosterMessages.idsDiffer);
    }
    const isRepeated = row.classIds.some((id) => person.classIds.has(id));
    if (!person.isSure && person.role === 'student' && (isRepeated || row.group !== person.group)) {
      this.block(person, row, rosterMessages.twoOfOneName);
    }
    for (const id of row.classIds) person.classIds.add(id);
  }

  private readEmail({ email, name, place }: PersonRow): string {
    const address = email.trim().toLowerCase();
    if (address === '' || emailSchema.safeParse(address).success) return address;
    this.say(`${name}, ${address}`, place, rosterMessages.emailInvalid, false);
    return '';
  }

  /**
   * Reports students with similar names whom only the name identifies: a typing error may have
   * split one person.
   */
  private findNearNames(): void {
    const unsure = [...this.people].filter(({ isSure, role }) => !isSure && role === 'student');
    const bySurname = Map.groupBy(unsure, ({ name }) => name.toLowerCase().split(' ').at(-1));
    for (const namesakes of bySurname.values()) {
      for (const [index, one] of namesakes.entries()) {
        const near = namesakes.slice(index + 1).find((other) => isNear(one, other));
        if (near) this.say(one.name, one.place, maybeTheSame(near.name, near.place), false);
      }
    }
  }

  private block(person: KnownPerson, { name, place }: PersonRow, sentence: string): void {
    person.isBlocked = true;
    this.say(name, place, sentence, true);
  }

  /** Adds a finding that does not block anything. */
  note({ subject, place, sentence }: Omit<RosterFinding, 'blocks'>): void {
    this.say(subject, place, sentence, false);
  }

  private say(subject: string, place: string, sentence: string, blocks: boolean): void {
    const key = `${subject}\n${sentence}`;
    if (this.said.has(key)) return;
    this.said.add(key);
    this.findings.push({ subject, place, sentence, blocks });
  }
}

const kindOf = (id: string) => id.slice(0, id.indexOf(':'));

/** True if two rows have different numbers of the same kind, such as two UPNs. */
function haveOtherNumbers(known: readonly string[], ids: readonly string[]): boolean {
  const isKnown = ids.some((id) => known.includes(id));
  return !isKnown && ids.some((id) => known.some((other) => kindOf(other) === kindOf(id)));
}

/**
 * True if two names can belong to one student: they differ by a typing error, or share a part if a
 * number matches, else one contains all parts of the other.
 */
function mayBeOne(one: string, other: string, isByNumber: boolean): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (editDistance(a, b, MAX_SLIPS) <= MAX_SLIPS) return true;
  return isByNumber ? !partsOf(a).isDisjointFrom(partsOf(b)) : isWithin(a, b);
}

/**
 * True if one name is a longer or shorter form of the other, e.g. with a second name, or differs in
 * accents.
 */
export const isSameName = (one: string, other: string): boolean =>
  isWithin(plain(one), plain(other));

function isWithin(a: string, b: string): boolean {
  const [parts, others] = [partsOf(a), partsOf(b)];
  return parts.isSubsetOf(others) || parts.isSupersetOf(others);
}

const partsOf = (name: string) => new Set(name.split(/[\s-]+/));

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function isNear(one: KnownPerson, other: KnownPerson): boolean {
  if (one.group !== other.group) return false;
  const [a, b] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return editDistance(a, b, MAX_SLIPS) <= MAX_SLIPS;
}
