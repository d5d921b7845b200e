import type { Hydration } from '@iwan/shared/contracts/release';
import type { RemoteModule } from '../../../src/composition/composition';
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
