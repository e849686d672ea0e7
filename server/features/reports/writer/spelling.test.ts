import { describe, expect, it } from 'vitest';
import { mendSpelling } from './spelling.ts';
import { tidyNote } from './tidy-note.ts';

const inReport = (note: string, name: string) => tidyNote(note, { name, pronouns: 'none' });

describe('notation that a teacher wrote', () => {
  it.each([
    // Physics
    'Uses v = u + at',
    'Uses V = IR',
    'Knows that V increases with I',
    'Finds v from s = ut + ½at²',
    'Draws graphs of v against t',
    'Rearranges a = (v - u)/t',
    'Finds the ratio h/w of each block',
    'Knows that V good conductors share is small when V = 0 V',
    'Reads V and A on both meters',
    'Converts mV to V and ms to s',
    // Chemistry and biology
    'Balances C + O2 → CO2',
    'Names B4 and C2 of the molecule',
    'Knows that acid + base → salt + water',
    'Crosses Tt + tt plants',
    'Explains vitamins B4 and B12',
    // Maths
    'Revise B4 and C2',
    'Expands a + b and x + y in brackets',
    'Shows that AB and bc are parallel',
    'Proves ab = bc in each triangle',
    'Finds the width w for each box',
    'Knows that i is the root of -1',
    'Multiplies by i and j',
    'Uses p and q, and tells ps from qs',
    'Solves y = mx + c for w and b4',
    // Music, and the arts
    'Plays in Bb, F and C♯',
    'Passed piano gr8 with merit',
    'Sings in gr8 keys',
    // Languages
    'Counts to sept and huit',
    'Mixes up por and para',
    'Says qu’il and qu’elle',
    'Spells words with qu well',
    'Confuses savoir with connaître',
    'Uses hacer in the present tense',
    'Knows im and am, and the verb haben + past participle',
    'Latin puella is a noun that she declines',
    // PE, and games
    'Played well in Y7 v Y8',
    'Won v strong teams',
    'Netball: 9A v 9B went well',
    'Compares strong v weak sides',
    'Moves the bishop to b4',
    // Geography and history
    'Finds B4 on the map at GR 123456',
    'Explains the might of the Roman army',
    'Dates the wall to 500 BC',
    'Tells bc from ad',
    'Explains nature v nurture',
    // Exam papers, courses and computing
    'Practise Q4 and QS of Paper 2, HW of unit B4',
    'A strong D&T and R&D project',
    'Her A&E display and the Q&A went well',
    'Revises for BTEC HW3 and the ESP paper',
    'Sets color: red and text-align: center in CSS',
    'Calls text.center(20) in Python',
    'Fills cell b4 of the sheet',
    'Writes “v gd” on each page',
  ])('stays as it is: %s', (note) => {
    expect(mendSpelling(note)).toBe(note);
  });

  it.each([
    ['v = u + at is used well', 'v = u + at is used well.'],
    ['u and v are mixed up', 'u and v are mixed up.'],
    ['b4 and c2 need revising', 'b4 and c2 need revising.'],
  ])('keeps its lower-case letter at the start of a sentence: %s', (note, said) => {
    expect(inReport(note, 'Asha')).toEqual([said]);
  });
});

describe('notation or a name from any lesson', () => {
  it.each([
    'Recalls Q = mcΔT and P = VI',
    'Gives speeds in km/h and m/s',
    'Uses W for watts and w for weight',
    'Knows W = Fd',
    'Titrates HCl + NaOH',
    'Writes NaOH + HCl → NaCl + H2O',
    'Finds n(A ∩ B)',
    'Uses sin + cos rules',
    'Solves x² + bx + c = 0',
    'Reads h/w from the graph',
    'Plays a scale in B♭ and D min',
    'Knows I, IV and V chords',
    'Composes in ii, V and i',
    'Uses fff and pp well',
    'Says je peux and tu veux',
    'Uses ser and estar',
    'Wrote ich bin im Haus',
    'Spells feb and nov in Welsh',
    'Learnt oct, dec and hex',
    'Converts from oct to dec',
    'Converts hex to dec',
    'Explains the Q&A at M&S',
    'Throws in B4 v C2',
    'Beat 8B v 8C',
    'Lives near OL4 5PQ',
    'Plots SK 123 456',
    'Sat AQA Paper 1H and Q7b',
    'Studies GCSE PE (AO2)',
    'Did a BTEC in H&SC',
    'Studied D&T at KS3',
    'Writes for x in range(10)',
    'Uses print("behavior")',
    'Sets background-color in CSS',
    'Draws para bola shapes',
    'Went to Center Parcs',
    'Visits the Lincoln Center',
    'Reads Color Purple',
    'Met Will, Rich and Grace',
    'Helped Honor, who is shy',
    'Sat by Honor’s desk',
    'Praised by Mr Sept',
    'Thanks to Dec',
    'Art loves art',
    'A poster on WW2 b4 1939',
    'Plays e4, b4 and c5',
    'Moves b4 and then c5',
    'b4 is his best opening',
    'Finds v when t = 4',
    'Finds v well',
    'v strong acids v weak acids',
    'Knows that v is speed',
    'Uses u, v and w',
    'Calculates w easily',
    'Knows p’s and qs',
    'Confuses affect/effect',
    'pH of 4 & 5',
    'Draws x & y axes',
    'Works well in 5 & 6',
    'math.floor is used',
    'Uses Math.floor',
    'Answered in i and ii',
    'Solves i and iii',
    'mA + mV',
    'Knows AC/DC',
    'A pupil from Im Garten',
    'Studies Wilfred Owen & Sassoon',
    'Times of 12.5s in the 100m hurdles',
    'Threw 8m, jumped 1.2m',
    'Wrote about English Honor',
    'Played Esp in the show',
    'Reached gr8',
    'Knows that 2w + 3 = 9',
    'Factorises bc + ac',
    'bc + ac is factorised',
    'Angle bc d',
    'Coz is her dog',
  ])('stays as it is: %s', (note) => {
    expect(mendSpelling(note)).toBe(note);
  });
});

describe('a name', () => {
  it.each([
    ['Honor works hard', 'Honor'],
    ['A credit to Jan', 'Jan'],
    ['A credit to jan', 'Jan'],
    ['Works well with Honor', 'Asha'],
    ['Honor and Grace sit together', 'Asha'],
    ['Since Jan came, pairs with May', 'Asha'],
    ['Learnt much from Dec and Oct', 'Asha'],
    ['Listens to Mark, Art and Rich', 'Asha'],
    ['Sits by April and August', 'Asha'],
    ['Will is calm', 'Will'],
    ['Mark is proud of his book', 'Mark'],
    ['A poem about Labor and Color', 'Asha'],
    ['Gave a talk on Center Parcs', 'Asha'],
    ['Im is quick', 'Im'],
    ['Helps Sept and Esp', 'Asha'],
    ['Sings Simon & Garfunkel', 'Asha'],
  ])('is written as the teacher wrote it: %s (%s)', (note, name) => {
    expect(mendSpelling(note, [name])).toBe(note);
  });

  it('of the student is kept in their report', () => {
    expect(inReport('Honor works hard', 'Honor')).toEqual(['Honor works hard.']);
    expect(inReport('a credit to Jan', 'Jan')).toEqual(['A credit to Jan.']);
    expect(inReport('a credit to jan', 'Jan')).toEqual(['A credit to jan.']);
  });
});

describe('unmistakable shorthand', () => {
  it.each([
    ['v good effort', 'very good effort'],
    ['is v hard working', 'is very hard working'],
    ['works v well', 'works very well'],
    ['V neat book', 'Very neat book'],
    ['a v strong start', 'a very strong start'],
    ['Revise b4 the exam', 'Revise before the exam'],
    ['checks work b4 handing it in', 'checks work before handing it in'],
    ['gr8 effort', 'great effort'],
    ['does all h/w & c/w', 'does all homework and classwork'],
    ['neat + careful', 'neat and careful'],
    ['works w/ her partner', 'works with her partner'],
    ['needs help w the scale', 'needs help with the scale'],
    ['rushes bc he is keen', 'rushes because he is keen'],
    ['improved since sept', 'improved since September'],
    ['joined us in jan', 'joined us in January'],
    ['answers all qs', 'answers all questions'],
    ['could of done more', 'could have done more'],
    ['evidence in each para', 'evidence in each paragraph'],
    ['moved up in yr 9', 'moved up in Year 9'],
    ['i know she can', 'I know she can'],
    ['Dont rush. Behavior is good', 'Don’t rush. Behaviour is good'],
    ['center of the page, in color', 'centre of the page, in colour'],
  ])('is written out: %s', (note, said) => {
    expect(mendSpelling(note)).toBe(said);
  });
});
