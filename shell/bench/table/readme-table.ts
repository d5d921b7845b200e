import type { BenchResults } from '../results';
import type { Row } from './rows';
import { missesGoal } from './table';

/** The columns of the README's table: rows of the whole one (`rows.ts`). */
const columns = [
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'HTML, KB',
  'script without a touch, KB',
  'script, all hydrated, KB',
  'Lighthouse performance',
];

/**
 * The measurements in short, as Markdown: a row for each page, and in each cell the median of each site, in the order of the
 * sites. Columns that were not measured are left out.
 */
export function readmeTable(
  rows: readonly Row[],
  { sites, options, takenAt }: Pick<BenchResults, 'sites' | 'options' | 'takenAt'>,
  commit: string,
): string {
  const shown = columns.filter((what) => rows.some((row) => row.what === what));
  const pages = [...new Set(rows.filter(({ what }) => shown.includes(what)).map(({ group }) => group))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = sites.map(({ name }) => name).join(' · ');
  return [
    `${takenAt.slice(0, 10)}, commit ${commit}, profile "${options.profile}", medians of ${options.runs} runs (${names}); ✗ misses its goal:`,
    '',
    line(['Page', ...shown]),
    line(['---', ...shown.map(() => '---')]),
    ...pages.map((page) =>
      line([page, ...shown.map((what) => cellOf(rows.find((row) => row.group === page && row.what === what)))]),
    ),
  ].join('\n');
}

/** `620 · 640 ✗`; one median where all are alike. */
function cellOf(row: Row | undefined): string {
  if (row === undefined) return '–';
  const medians = row.cells.map((cell) => (typeof cell === 'string' ? '–' : cell.median.toFixed(row.digits)));
  const isMissed = row.cells.some((cell) => typeof cell !== 'string' && missesGoal(cell, row));
  return `${new Set(medians).size === 1 ? medians[0] : medians.join(' · ')}${isMissed ? ' ✗' : ''}`;
}

const edges = (profile: string) => [`<!-- bench ${profile} -->`, '<!-- end of bench -->'] as const;

/** A text with another table of a profile, which is between two comments. Throws where the text has no place for it. */
export function withTable(text: string, profile: string, table: string): string {
  const [first, last] = edges(profile);
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  if (start === -1 || end === -1) throw new Error(`There is no place for the table between "${first}" and "${last}".`);
  return `${text.slice(0, start + first.length)}\n${table}\n${text.slice(end)}`;
}
