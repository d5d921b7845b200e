import type { ListedRelease, ReleaseState } from './list-releases';

/** Releases as lines of text for a terminal, a row each; a sentence where there are none. Times are UTC. */
export function releasesText(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'The store has no releases.';
  const rows = [
    ['remote', 'version', 'state', 'published (UTC)', 'by', 'contract', 'message'],
    ...releases.map(({ name, version, state, publishedAt, publishedBy, contract, message }) => [
      ...[name, version, wordOf(state), publishedAt === null ? '–' : minuteOf(publishedAt)],
      ...[publishedBy ?? '–', contract ?? '–', messageOf(state, message)],
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function wordOf(state: ReleaseState): string {
  return state.kind === 'canary' ? `canary ${state.percent} %` : state.kind === 'earlier' ? '' : state.kind;
}

/** The reason of a withdrawn canary follows its publisher's message. */
function messageOf(state: ReleaseState, message: string | null): string {
  return [message, state.kind === 'withdrawn' ? state.reason?.replace(/[\p{Cc}\s]+/gu, ' ') : null]
    .filter(Boolean)
    .join(' · ');
}

/** `2026-11-25T10:00:12.000Z // => 2026-11-25 10:00` */
function minuteOf(time: string): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
