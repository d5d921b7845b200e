import { createContext, use, useMemo } from 'react';
import { pathIn } from '../../domain/format/languages';
import { useLocale } from '../../domain/format/locale-context';

/** Where a part stands on a page of another host. */
interface HostedPlace {
  /** The origin of the site that the part is from. */
  readonly site: string;
  /** The query that it shows: `?tab=Residential`, or an empty string. */
  readonly search: string;
}

export const HostedPlace = createContext<HostedPlace>({ site: '', search: '' });

// In place of `router/router` in a container for other hosts: the address and the history there are the host's.

export function useLocation() {
  const { search } = use(HostedPlace);
  return useMemo(() => ({ pathname: '/', search, hash: '', state: null, key: 'default' }), [search]);
}

/** Navigates to a page of the site, in place of the host's page. */
export function useNavigate(): (to: string) => void {
  const { site } = use(HostedPlace);
  const locale = useLocale();
  return (to) => window.location.assign(site + pathIn(locale, to));
}

export function rememberInAddress(): void {}
