import { furtherAreas } from '@iwan/shared/api/further-areas';
import type { Http } from '@iwan/shared/contracts/http';
import { siteTextsPath } from '../../../src/calls';
import type { FooterChanges } from '../../../src/federation/page/boot';
import { noChanges } from '../../../src/layout/footer/footer-texts';
import { parseFooter } from '../../../src/layout/footer/parse-footer';

interface Parsed {
  readonly locale: string;
  readonly changes: FooterChanges;
}

/** More would be longer than the other columns. */
const mostAreas = 10;

/** By the response, which is the same object for many documents. */
const parsed = new WeakMap<object, Parsed>();

/** The texts and the areas of the footer that are not those built in. Never rejects. */
export async function readFooter(http: Http, locale: string, signal: AbortSignal): Promise<FooterChanges> {
  const [texts, areas] = await Promise.all([readTexts(http, locale, signal), furtherAreas(http, signal)]);
  const moreAreas = areas.slice(0, mostAreas).map(({ shown, slug }) => ({ shown, slug }));
  return moreAreas.length === 0 ? texts : { ...texts, moreAreas };
}

/**
 * The texts that are not those built in; none where the backend has no such call, means something else by it, or is away.
 * Never rejects.
 */
async function readTexts(http: Http, locale: string, signal: AbortSignal): Promise<FooterChanges> {
  try {
    const body = await http.get(siteTextsPath, signal);
    if (typeof body !== 'object' || body === null) return noChanges;
    const known = parsed.get(body);
    if (known?.locale === locale) return known.changes;
    const changes = parseFooter(body, locale, http.report);
    parsed.set(body, { locale, changes });
    return changes;
  } catch {
    return noChanges;
  }
}
