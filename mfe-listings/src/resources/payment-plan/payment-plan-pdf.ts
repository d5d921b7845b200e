import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { formatFor } from '@iwan/shared/domain/format/format';
import { business } from '@iwan/shared/domain/model/business';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { planLines, planNotes, planTotals } from '../../parts/unit/plan-lines';
import { isOffPlan } from '../../parts/unit/plan-of-unit';
import { planTextsOf } from '../../parts/unit/plan-texts';
import { textsOf } from '../../parts/unit/texts';
import { unitName } from '../../parts/unit/unit-words';
import { type PlanFile, planAddress } from './plan-file';
import { inWinAnsi } from './winansi';

/** A4 in points, and the layout on it. */
const page = { width: 595, height: 842, margin: 48 } as const;
const sizes = { title: 18, text: 9.5, note: 8 } as const;
const lineHeight = 1.5;
const ink = rgb(0.1, 0.12, 0.12);
const muted = rgb(0.36, 0.4, 0.4);
const rule = rgb(0.82, 0.82, 0.8);

/** Where each column begins or, for figures, ends. */
const columns = { what: 48, when: 224, share: 384, amount: 462, converted: 547 } as const;

/** The next line is written at `y`; a new page begins where no room is left. */
interface Sheet {
  readonly document: PDFDocument;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  current: PDFPage;
  y: number;
}

/** The plan as a PDF of one or more pages: its lines, the totals, and the source of each figure. */
export async function paymentPlanPdf(file: PlanFile): Promise<Uint8Array> {
  const { project, unit, plan, rate, today, locale } = file;
  const texts = textsOf(locale);
  const title = texts.planOf(unitName(unit, locale), project.name);
  const sheet = await newSheet(title, locale);
  write(sheet, business.fullName, { size: sizes.note, color: muted });
  for (const line of wrapped(title, sheet.bold, sizes.title))
    write(sheet, line, { size: sizes.title, font: sheet.bold });
  write(sheet, planTextsOf(locale).asOf(formatFor(locale).day(instantOfDay(today))), { color: muted });
  sheet.y -= sizes.text;
  writeLines(sheet, file);
  for (const { name, amount, converted } of planTotals(plan, rate, locale)) {
    writeRow(sheet, { what: name, amount, converted }, sheet.bold);
  }
  sheet.y -= sizes.text;
  const about = { price: plan.totals.price, isOffPlan: isOffPlan(project), today };
  for (const note of [...planNotes(plan, about, rate, locale), planAddress(file)]) {
    for (const line of wrapped(note, sheet.plain, sizes.note)) write(sheet, line, { size: sizes.note, color: muted });
    sheet.y -= 3;
  }
  return sheet.document.save();
}

async function newSheet(title: string, locale: string): Promise<Sheet> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(business.fullName);
  document.setLanguage(locale);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  return { document, plain, bold, ...newPage(document) };
}

function newPage(document: PDFDocument): Pick<Sheet, 'current' | 'y'> {
  return { current: document.addPage([page.width, page.height]), y: page.height - page.margin };
}

/** Advances by a line, to a new page where this one is full. */
function nextLine(sheet: Sheet, size: number): void {
  if (sheet.y - size * lineHeight < page.margin) Object.assign(sheet, newPage(sheet.document));
  sheet.y -= size * lineHeight;
}

function write(
  sheet: Sheet,
  text: string,
  { size = sizes.text as number, font = sheet.plain, color = ink } = {},
): void {
  nextLine(sheet, size);
  sheet.current.drawText(inWinAnsi(text), { x: page.margin, y: sheet.y, size, font, color });
}

function writeLines(sheet: Sheet, { plan, rate, locale }: PlanFile): void {
  const { payment: what, when, share, amount, converted } = textsOf(locale);
  const head = rate.currency === 'AED' || rate.rate === null ? '' : converted(rate.currency);
  writeRow(sheet, { what, when, share, amount, converted: head }, sheet.bold);
  for (const line of planLines(plan, rate, locale)) {
    writeRow(sheet, line);
    if (line.byLoan !== '') write(sheet, line.byLoan, { size: sizes.note, color: muted });
  }
}

type Row = Partial<Readonly<Record<keyof typeof columns, string>>>;

function writeRow(sheet: Sheet, row: Row, font = sheet.plain): void {
  nextLine(sheet, sizes.text * 1.2);
  const draw = (text: string, x: number) =>
    sheet.current.drawText(text, { x, y: sheet.y, size: sizes.text, font, color: ink });
  draw(cut(row.what ?? '', font, columns.when - columns.what - 8), columns.what);
  draw(cut(row.when ?? '', font, columns.share - columns.when - 32), columns.when);
  for (const name of ['share', 'amount', 'converted'] as const) {
    const text = inWinAnsi(row[name] ?? '');
    draw(text, columns[name] - font.widthOfTextAtSize(text, sizes.text));
  }
  const [start, end] = [
    { x: columns.what, y: sheet.y - 4 },
    { x: page.width - page.margin, y: sheet.y - 4 },
  ];
  sheet.current.drawLine({ start, end, thickness: 0.5, color: rule });
}

/** As much of a text as fits into a column. */
function cut(text: string, font: PDFFont, width: number): string {
  const whole = inWinAnsi(text);
  let shown = whole;
  while (shown.length > 1 && font.widthOfTextAtSize(shown, sizes.text) > width) shown = `${shown.slice(0, -2)}…`;
  return shown;
}

/** The lines of a text in the width of the page; a word that is longer than a line is broken. */
function wrapped(text: string, font: PDFFont, size: number): readonly string[] {
  const width = page.width - 2 * page.margin;
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [''];
  for (const word of inWinAnsi(text).split(' ')) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (fits(longer)) lines[last] = longer;
    else lines.push(...broken(word, fits));
  }
  return lines.filter((line) => line !== '');
}

function broken(word: string, fits: (text: string) => boolean): readonly string[] {
  const pieces: string[] = [''];
  for (const character of word) {
    const last = pieces.length - 1;
    if (fits(`${pieces[last]}${character}`)) pieces[last] = `${pieces[last]}${character}`;
    else pieces.push(character);
  }
  return pieces;
}
