import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { plainCell } from '../../downloads/table-file.ts';
import { giveWay } from '../../threads/give-way.ts';

giveWay();

interface ReportsToPrint {
  /** Empty where the school has entered no name. */
  school: string;
  /** Class, subject and term, which stand under each name. */
  under: string;
  reports: { name: string; report: string }[];
}

/** A Word file with each student on a page of their own. */
export default async function writeWord({
  school,
  under,
  reports,
}: ReportsToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const children = reports.flatMap(({ name, report }, index) => [
    ...(school === ''
      ? []
      : [new Paragraph({ text: plainCell(school), pageBreakBefore: index > 0 })]),
    new Paragraph({
      text: plainCell(name),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index > 0 && school === '',
    }),
    new Paragraph({ text: plainCell(under) }),
    ...report.split('\n').map((line) => new Paragraph({ text: plainCell(line) })),
  ]);
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
