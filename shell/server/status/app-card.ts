import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import type { ListedRelease } from '@iwan/tooling/store/list-releases';
import { type CanaryStanding, failures, isWorse, smallestVisits } from '../release/canaries/canary-judge';
import type { AppStatus } from './site-status';
import type { textsOf } from './texts';
import { type ChartedVital, chartedVitals } from './vital-history';

type Texts = ReturnType<typeof textsOf>;

/** The limit of a good vital by web.dev; LCP and INP in milliseconds. */
const good: Readonly<Record<ChartedVital, number>> = { lcp: 2500, inp: 200, cls: 0.1 };

/** The card of one remote, or of the shell, as HTML. */
export function appCard(app: AppStatus, texts: Texts): string {
  const id = `app-${escapeHtml(app.name)}`;
  const state = stateOf(app);
  const words = { well: texts.isWell, look: texts.needsLook, away: texts.isAway }[state];
  return `<section class="card" aria-labelledby="${id}">
<div class="title"><h2 id="${id}">${escapeHtml(app.name)}</h2><span class="state ${state}">${words}</span></div>
${app.live === null ? '' : `<p class="version"><code>${escapeHtml(app.live)}</code></p>`}
<h3>${texts.vitals}</h3>
<div class="vitals">${chartedVitals.map((vital) => vitalBlock(app, vital, texts)).join('')}</div>
<h3>${texts.browsers}</h3>
${numbers([
  [texts.pageViews, texts.count(app.pageViews), false],
  [texts.failedLoads, texts.count(app.failedLoads), app.failedLoads > 0],
  [texts.browserErrors, texts.count(app.browserErrors), app.browserErrors > 0],
])}
${app.name === 'shell' ? '' : health(app, texts)}
${app.canary === null ? '' : canaryBlock(app.canary, texts)}
<h3>${texts.releases}</h3>
<ul class="releases">${app.releases.map((release) => releaseLine(release, texts)).join('')}</ul>
${rollBack(app, texts)}
</section>`;
}

function stateOf(app: AppStatus): 'well' | 'look' | 'away' {
  if (app.live === null) return 'away';
  const troubles = [app.strayErrors, app.failedIslands, app.failedLoads, app.browserErrors, app.openCircuits.length];
  return troubles.some((count) => count > 0) || Object.keys(app.restarts).length > 0 ? 'look' : 'well';
}

function vitalBlock(app: AppStatus, vital: ChartedVital, texts: Texts): string {
  const write = vital === 'cls' ? texts.shift : texts.milliseconds;
  const name = texts.vitalNames[vital];
  const values = app.vitals[vital];
  const last = values.findLast((value) => value !== null);
  const latest = last === undefined || last === null ? texts.notMeasured : write(last);
  const label = texts.chart(name, latest, write(good[vital]));
  return `<div><p>${name} <strong>${latest}</strong></p>${vitalChart({ values, good: good[vital], label })}<p>${texts.goodUpTo(write(good[vital]))}</p></div>`;
}

function health(app: AppStatus, texts: Texts): string {
  const restarts = Object.entries(app.restarts).map(([reason, count]) => texts.counted(reason, count));
  return `<h3>${texts.health}</h3>${numbers([
    [texts.failedIslands, texts.count(app.failedIslands), app.failedIslands > 0],
    [texts.restarts, restarts.join(', ') || texts.none, restarts.length > 0],
    [texts.strayErrors, texts.count(app.strayErrors), app.strayErrors > 0],
    [texts.openCircuits, app.openCircuits.join(', ') || texts.none, app.openCircuits.length > 0],
  ])}`;
}

/** A list of names and values, with a flag for values that need attention. */
export function numbers(rows: readonly (readonly [name: string, value: string, isBad: boolean])[]): string {
  const row = ([name, value, isBad]: (typeof rows)[number]) =>
    `<div><dt>${name}</dt><dd${isBad ? ' class="bad"' : ''}>${escapeHtml(value)}</dd></div>`;
  return `<dl>${rows.map(row).join('')}</dl>`;
}

/** For each kind of failure: how many visits have failed. One is marked that withdraws the canary when there are enough visits. */
function canaryBlock({ canary, compared }: CanaryStanding, texts: Texts): string {
  const rows = failures.map((failure) => {
    const { canary: own, stable } = compared[failure];
    const all = Math.max(own.all, smallestVisits.canary);
    const later = { canary: { ...own, all }, stable: { ...stable, all: Math.max(stable.all, smallestVisits.stable) } };
    return [
      texts.failureNames[failure],
      texts.failed(own.failed, own.all, stable.failed, stable.all),
      isWorse(later),
    ] as const;
  });
  return `<h3>${texts.canary}</h3>
<p><code>${escapeHtml(canary.version)}</code></p>
<p>${texts.canaryShare(canary.percent, canary.since)}</p>
${numbers(rows)}`;
}

function releaseLine({ version, state, publishedAt, publishedBy, message }: ListedRelease, texts: Texts): string {
  const known = publishedAt !== null && publishedBy !== null;
  const who = known ? texts.by(publishedBy, publishedAt) : texts.unknownPublisher;
  const whys = [message, state.kind === 'withdrawn' ? state.reason : null].filter((why) => why !== null);
  const word = state.kind === 'earlier' ? null : texts.states[state.kind];
  const mark = word === null ? '' : `<span class="mark${state.kind === 'live' ? ' well' : ''}">${word}</span>`;
  return `<li><p><code>${escapeHtml(version)}</code>${mark}</p>${whys.map((why) => `<p>${escapeHtml(why)}</p>`).join('')}<p class="who">${escapeHtml(who)}</p></li>`;
}

function rollBack({ name, earlier, releases }: AppStatus, texts: Texts): string {
  const live = releases.find(({ state }) => state.kind === 'live')?.version;
  if (earlier === null || live === undefined) return '';
  const hidden = (field: string, value: string) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`;
  return `<details><summary>${escapeHtml(texts.rollBackTo(name, earlier))}</summary>
<form method="post" action="/__status/roll-back">${hidden('name', name)}${hidden('from', live)}
<label>${texts.token}<input type="password" name="token" required autocomplete="off"></label>
<button>${texts.rollBack}</button></form></details>`;
}

interface Chart {
  /** One value for each step; `null` for a missing one. */
  readonly values: readonly (number | null)[];
  /** The limit of a good value. */
  readonly good: number;
  /** The accessible name of the chart. */
  readonly label: string;
}

const width = 120;
const height = 32;

/** A small line chart over time, with a dashed line at the limit. Its colours come from the page's style. */
export function vitalChart({ values, good, label }: Chart): string {
  const known = values.filter((value) => value !== null);
  const top = Math.max(good * 1.25, ...known);
  const x = (place: number) => round((place / Math.max(1, values.length - 1)) * (width - 4) + 2);
  const y = (value: number) => round(height - 2 - (value / top) * (height - 4));
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: x(place), y: y(value), value }]));
  const line = points.map((point, place) => `${place === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const dots = points.map(
    (point) => `<circle class="${point.value <= good ? 'good' : 'poor'}" cx="${point.x}" cy="${point.y}" r="2"/>`,
  );
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}"><path class="limit" d="M0 ${y(good)}H${width}"/><path class="line" d="${line}"/>${dots.join('')}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
