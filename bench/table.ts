import type { Row } from './rows';
import type { Spread } from './statistics';

/** The rows as one table, readable on a terminal and valid Markdown. */
export function tableOf(rows: readonly Row[], sites: readonly string[]): string {
  const heads = ['Page', 'What', 'Goal', ...sites];
  const body = rows.map((row, index) => [
    rows[index - 1]?.group === row.group ? '' : row.group,
    row.what,
    goalOf(row),
    ...row.cells.map((cell) => (cell === null ? '–' : measured(cell, row))),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...body.map((cells) => cells[column] ?? '')].map(length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell))).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const length = (text: string) => [...text].length;

const goalOf = ({ goal, isScore }: Row) => (goal === undefined ? '' : `${isScore ? '≥' : '≤'} ${goal}`);

/** `640 (612–702)`, with a mark where it misses its goal; the range only where it differs. */
function measured(spread: Spread, row: Row): string {
  const [middle, low, high] = [spread.median, spread.min, spread.max].map((value) => value.toFixed(row.digits ?? 0));
  return `${middle}${low === high ? '' : ` (${low}–${high})`}${missesGoal(spread, row) ? ' ✗' : ''}`;
}

function missesGoal({ median }: Spread, { goal, isScore }: Row): boolean {
  return goal !== undefined && (isScore ? median < goal : median > goal);
}
