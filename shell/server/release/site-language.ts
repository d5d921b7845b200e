import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { browserReleases, type Site } from './composed-site';
import type { LiveRelease } from './read-release';

const sites = new WeakMap<Site, Map<string, Site>>();

/**
 * The site in a language (ISO 639-1): each release with its scripts in that language, where it has them. Made once for each site and
 * language.
 */
export function siteIn(site: Site, code: string): Site {
  if (code === defaultLanguage.code) return site;
  const made = sites.get(site) ?? new Map<string, Site>();
  sites.set(site, made);
  const known = made.get(code);
  if (known !== undefined) return known;
  const releases = new Map([...site.releases].map(([name, live]) => [name, live && liveIn(live, code)] as const));
  const composition = { ...site.composition, releases: browserReleases(releases, code) };
  const fresh = { ...site, releases, composition };
  made.set(code, fresh);
  return fresh;
}

function liveIn(live: LiveRelease, code: string): LiveRelease {
  const language = live.release.languages?.[code];
  if (language === undefined) return live;
  const modules = Object.entries(live.release.modules).map(([name, module]) => [
    name,
    { ...module, ...language.modules[name] },
  ]);
  return { ...live, release: { ...live.release, entry: language.entry, modules: Object.fromEntries(modules) } };
}
