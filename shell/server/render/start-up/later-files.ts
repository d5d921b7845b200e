import type { Hydration } from '@iwan/shared/contracts/release';
import type { RemoteModule } from '../../../src/composition/composition';
import type { StartUpPlan } from '../../../src/document/start-up/names';
import { type LoadedPage, pageIsland } from '../../../src/federation/page/load-page';
import { browserUrl, type Site } from '../../release/composed-site';

const dialogLinks = / href="\?dialog=([\w-]+)/g;

/**
 * The URLs of files that the first interaction with a page is likely to need beside the code of its parts: what that code imports on
 * demand, and the dialogs of remotes that the parts link to. Dialogs that header and footer link to are left out: few visitors
 * open them.
 */
export function laterFiles(
  { releases, composition }: Pick<Site, 'releases' | 'composition'>,
  page: LoadedPage,
  html: ReadonlyMap<string, string>,
): readonly string[] {
  const filesOf = ({ remote, module }: RemoteModule, isWhole: boolean) => {
    const live = releases.get(remote);
    const files = live?.release.modules[module];
    if (!live || !files) return [];
    const whole = isWhole ? [live.release.entry, ...files.js, ...files.css] : [];
    return [...whole, ...(files.later ?? [])].map((file) => browserUrl(live, file));
  };
  const linked = [...html.values()].flatMap((text) => [...text.matchAll(dialogLinks)].map(([, name = '']) => name));
  const dialogs = linked.flatMap((name) => composition.dialogs[name]?.source ?? []);
  const parts = shownModules(page).filter(({ hydration }) => isSoon(hydration));
  const files = [...parts.map((part) => filesOf(part, false)), ...dialogs.map((dialog) => filesOf(dialog, true))];
  return [...new Set(files.flat())];
}

/** The remotes' modules that a page shows. */
export function shownModules({ rendered, source, slots }: LoadedPage): readonly RemoteModule[] {
  const parts = Object.values(slots).flat();
  return rendered.flatMap((id) => (id === pageIsland ? source : parts.find((part) => part.id === id)?.source) ?? []);
}

/** Whether a part is hydrated with the first touch of the page; otherwise its code is loaded later, or never. */
export function isSoon(hydration: Hydration): boolean {
  return hydration === 'load' || hydration === 'idle';
}

/**
 * When the code of a page is loaded. Immediately where the page is useless without it: it has a part with hydration `load` or one
 * that failed on the server, its address has a dialog, or it redirects after a delay. Otherwise on the first interaction, which
 * includes scrolling where a part has hydration `idle` or `visible`.
 */
export function startOf(page: LoadedPage, url: URL): Pick<StartUpPlan, 'isAtOnce' | 'isOnScroll'> {
  const parts = [
    ...(page.island ? [{ result: page.island, source: page.source }] : []),
    ...Object.values(page.slots).flat(),
  ];
  const isLost = parts.some(({ result }) => result.status === 'failed' && result.failure.kind !== 'unpublished');
  const hydrations = parts.flatMap(({ result, source }) =>
    result.status === 'ready' && source ? [source.hydration] : [],
  );
  return {
    isAtOnce: isLost || hydrations.includes('load') || page.redirectsTo !== undefined || url.searchParams.has('dialog'),
    isOnScroll: hydrations.some((hydration) => hydration === 'idle' || hydration === 'visible'),
  };
}
