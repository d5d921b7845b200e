import { PDFDocument, type PDFPage, type RGB, rgb } from '@cantoo/pdf-lib';
import { formatFor } from '@iwan/shared/domain/format/format';
import { business } from '@iwan/shared/domain/model/business';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { type PlanLine, planLines, planNotes, planTotals } from '../../parts/unit/plan-lines';
import { isOffPlan } from '../../parts/unit/plan-of-unit';
import { planTextsOf } from '../../parts/unit/plan-texts';
import { textsOf } from '../../parts/unit/texts';
import { unitName } from '../../parts/unit/unit-words';
import type { Weight } from './pdf-fonts';
import { type Look, PdfLetters } from './pdf-letters';
import { type PlanFile, planAddress } from './plan-file';

/** A4 in points, and the layout on it. */
const page = { width: 595, height: 842, margin: 48 } as const;
const sizes = { title: 17, text: 9, note: 7.5 } as const;
const lineHeight = 1.5;
const ink = rgb(0.1, 0.12, 0.12);
const muted = rgb(0.36, 0.4, 0.4);
const rule = rgb(0.82, 0.82, 0.8);

/** Where each column begins or, for figures, ends. */
const columns = { what: 48, when: 224, share: 384, amount: 462, converted: 547 } as const;

type Row = Partial<Readonly<Record<keyof typeof columns, string>>>;

/** All that is written, before it is set: the fonts are opened for just these letters. */
interface Contents {
  readonly title: string;
  readonly asOf: string;
  readonly head: Row;
  readonly lines: readonly PlanLine[];
  readonly totals: readonly Row[];
  readonly notes: readonly string[];
}

/** The next line is written at `y`; a new page begins where no room is left. */
interface Sheet {
  readonly document: PDFDocument;
  readonly letters: PdfLetters;
  current: PDFPage;
  y: number;
}

/** The plan as a PDF of one or more pages: its lines, the totals, and the source of each figure. */
export async function paymentPlanPdf(file: PlanFile): Promise<Uint8Array> {
  const contents = contentsOf(file);
  const { title, asOf, head, lines, totals, notes } = contents;
  const sheet = await newSheet(contents, file);
  write(sheet, business.fullName, lookOf('note', muted));
  writeWrapped(sheet, title, lookOf('title', ink, 'bold'));
  write(sheet, asOf, lookOf('text', muted));
  sheet.y -= sizes.text;
  writeRow(sheet, head, 'bold');
  for (const line of lines) {
    writeRow(sheet, line, 'plain');
    if (line.byLoan !== '') write(sheet, line.byLoan, lookOf('note', muted));
  }
  for (const total of totals) writeRow(sheet, total, 'bold');
  sheet.y -= sizes.text;
  for (const note of notes) {
    writeWrapped(sheet, note, lookOf('note', muted));
    sheet.y -= 3;
  }
  return sheet.document.save();
}

function contentsOf(file: PlanFile): Contents {
  const { project, unit, plan, rate, today, locale } = file;
  const texts = textsOf(locale);
  const { payment: what, when, share, amount, converted } = texts;
  const about = { price: plan.totals.price, isOffPlan: isOffPlan(project), today };
  return {
    title: texts.planOf(unitName(unit, locale), project.name),
    asOf: planTextsOf(locale).asOf(formatFor(locale).day(instantOfDay(today))),
    head: {
      ...{ what, when, share, amount },
      converted: rate.currency === 'AED' || rate.rate === null ? '' : converted(rate.currency),
    },
    lines: planLines(plan, rate, locale),
    totals: planTotals(plan, rate, locale).map(({ name, ...amounts }) => ({ what: name, ...amounts })),
    notes: [...planNotes(plan, about, rate, locale), planAddress(file)],
  };
}

async function newSheet(contents: Contents, { locale, direction }: PlanFile): Promise<Sheet> {
  const document = await PDFDocument.create();
  document.setTitle(contents.title, { showInWindowTitleBar: true });
  document.setAuthor(business.fullName);
  document.setLanguage(locale);
  const { asOf, title, head, lines, totals, notes } = contents;
  const bold = JSON.stringify([title, head, totals]);
  const plain = JSON.stringify([business.fullName, asOf, lines, notes]);
  const letters = await PdfLetters.open(document, { plain, bold }, direction);
  return { document, letters, ...newPage(document) };
}

function newPage(document: PDFDocument): Pick<Sheet, 'current' | 'y'> {
  return { current: document.addPage([page.width, page.height]), y: page.height - page.margin };
}

const lookOf = (size: keyof typeof sizes, color: RGB, weight: Weight = 'plain'): Look => ({
  ...{ size: sizes[size], color, weight },
});

/** Advances by a line, to a new page where this one is full. */
function nextLine(sheet: Sheet, size: number): void {
  if (sheet.y - size * lineHeight < page.margin) Object.assign(sheet, newPage(sheet.document));
  sheet.y -= size * lineHeight;
}

function write(sheet: Sheet, text: string, look: Look): void {
  nextLine(sheet, look.size);
  sheet.letters.draw(sheet.current, text, { x: page.margin, y: sheet.y }, look);
}

function writeWrapped(sheet: Sheet, text: string, look: Look): void {
  for (const line of sheet.letters.wrapped(text, look, page.width - 2 * page.margin)) write(sheet, line, look);
}

function writeRow(sheet: Sheet, row: Row, weight: Weight): void {
  const { letters } = sheet;
  const look = lookOf('text', ink, weight);
  nextLine(sheet, look.size * 1.2);
  const draw = (text: string, x: number) => letters.draw(sheet.current, text, { x, y: sheet.y }, look);
  draw(letters.cut(row.what ?? '', look, columns.when - columns.what - 8), columns.what);
  draw(letters.cut(row.when ?? '', look, columns.share - columns.when - 32), columns.when);
  for (const name of ['share', 'amount', 'converted'] as const) {
    const text = row[name] ?? '';
    draw(text, columns[name] - letters.widthOf(text, look));
  }
  const [start, end] = [
    { x: columns.what, y: sheet.y - 4 },
    { x: page.width - page.margin, y: sheet.y - 4 },
  ];
  sheet.current.drawLine({ start, end, thickness: 0.5, color: rule });
}
