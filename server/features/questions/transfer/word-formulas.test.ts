import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { openWord, readWord } from './read-word.ts';

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';

const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Returns a paper with one line that contains this formula. */
function paper(formula: string): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="${office}/math"><w:body><w:p>${words('1. Solve ')}${formula}${words(' for x. [2 marks]')}</w:p></w:body></w:document>`,
    ),
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${relationships}"><Relationship Id="r" Type="${office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
  });
}

const run = (text: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${text}</m:t></m:r>`;
const e = (text: string) => `<m:e>${run(text)}</m:e>`;
const fraction = `<m:f><m:fPr/><m:num>${run('x')}</m:num><m:den>${run('2')}</m:den></m:f>`;
const power = `<m:sSup>${e('y')}<m:sup>${run('3')}</m:sup></m:sSup>`;
const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup>${e('i')}</m:nary>`;

describe('a formula in a Word document', () => {
  it.each([
    [`${fraction}${run('=')}${power}`, String.raw`$\frac{x}{2}={y}^{3}$`],
    [`<m:rad><m:deg/>${e('x')}</m:rad>`, String.raw`$\sqrt{x}$`],
    [`<m:rad><m:deg>${run('3')}</m:deg>${e('x')}</m:rad>`, String.raw`$\sqrt[3]{x}$`],
    [
      `<m:sSubSup>${e('x')}<m:sub>${run('1')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`,
      '${x}_{1}^{2}$',
    ],
    [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e('x+1')}</m:d>`, '$[x+1]$'],
    [sum, '$∑_{i=1}^{n}{i}$'],
    [run('50% &lt; x'), String.raw`$50\% < x$`],
    [`<m:unheardOf>${e('x')}</m:unheardOf>`, '$x$'],
  ])('is imported as maths: %s', async (formula, maths) => {
    const { text, losses } = await readWord(openWord(paper(`<m:oMath>${formula}</m:oMath>`)));
    expect(text).toBe(`1. Solve ${maths} for x. [2 marks]`);
    expect(losses).toEqual([transferMessages.formulasRewritten]);
  });

  it('is imported when it is on a line of its own', async () => {
    const own = `<m:oMathPara><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr><m:oMath>${run('x=2')}</m:oMath></m:oMathPara>`;
    expect((await readWord(openWord(paper(own)))).text).toContain('$x=2$');
  });
});

describe('tracked changes in a Word document', () => {
  it('are treated as accepted, with a notice', async () => {
    const changed =
      '<w:ins w:id="1" w:author="A"><w:r><w:t>2x = 4</w:t></w:r></w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>3x = 9</w:delText></w:r></w:del>';
    const { text, losses } = await readWord(openWord(paper(changed)));
    expect(text).toBe('1. Solve 2x = 4 for x. [2 marks]');
    expect(losses).toEqual([transferMessages.trackedChanges]);
  });
});
