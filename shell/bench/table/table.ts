import type { Spread } from '../statistics';
import type { Row } from './rows';

/** The rows as one table, readable on a terminal and valid Markdown. */
export function tableOf(rows: readonly Row[], sites: readonly string[]): string {
  const heads = ['Page', 'What', 'Goal', 'Limit', ...sites];
  const body = rows.map((row, index) => [
    rows[index - 1]?.group === row.group ? '' : row.group,
    row.what,
    bound(row.goal, row.isScore),
    bound(row.limit, row.isScore),
    ...row.cells.map((cell) => (typeof cell === 'string' ? cell : measured(cell, row))),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...body.map((cells) => cells[column] ?? '')].map(length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell))).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const length = (text: string) => [...text].length;

function bound(value: number | undefined, isScore: boolean): string {
  return value === undefined ? '' : `${isScore ? '≥' : '≤'} ${value}`;
}

/** `640 (612–702)`, with a mark where it misses its goal; the range only where it differs. */
function measured({ median, min, max }: Spread, { goal, isScore, digits }: Row): string {
  const [middle, low, high] = [median, min, max].map((value) => value.toFixed(digits));
  const isMissed = goal !== undefined && (isScore ? median < goal : median > goal);
  return `${middle}${low === high ? '' : ` (${low}–${high})`}${isMissed ? ' ✗' : ''}`;
}
