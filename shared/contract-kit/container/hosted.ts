import { provideHttp } from '@iwan/shared/api/http';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { dialogStore } from '@iwan/shared/state/site-store';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { defaultLanguage, languageOf } from '../../domain/format/languages';
import { createHttp } from '../api/create-http';
import type { Http } from '../contracts/http';
import type { SlotModule } from '../contracts/module';
import { provideImageSite } from '../paths/image';
import { HostedPlace } from './hosted-router';
import { textsOf } from './texts';

/** The props of every part in a container for other hosts. */
export interface HostedProps {
  /** The parameters of its address or slot: `{ developer: 'marensand-developments' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query of its address, or the parameters of a dialog: `loan=960000`. */
  readonly query?: string;
  /** BCP 47; the default one of the site when left out. */
  readonly locale?: string;
  /** Called when the visitor closes a dialog, which is open while it is rendered. */
  readonly onClose?: () => void;
}

type State<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed' };

interface Source<Data> {
  readonly part: SlotModule<Data>;
  readonly site: string;
  readonly http: Http;
  readonly dialog: Dialog['name'] | undefined;
}

/**
 * A page, slot or dialog as a React component for pages of another origin. `site` is the origin of the site that it is from: its
 * data, its pictures and the pages that it links to. `dialog` is the name of a dialog.
 */
export function hosted<Data>(
  part: SlotModule<Data>,
  site: string,
  dialog?: Dialog['name'],
): ComponentType<HostedProps> {
  const http = createHttp({ baseUrl: site, retries: 1, report: () => {} });
  provideHttp(async () => http);
  provideImageSite(site);
  return (props) => createElement(HostedPart<Data>, { ...props, part, site, http, dialog });
}

function HostedPart<Data>({
  part: { Component, loader },
  site,
  http,
  dialog,
  params = {},
  query = '',
  locale = defaultLanguage.locale,
  onClose,
}: Source<Data> & HostedProps): ReactNode {
  const [state, setState] = useState<State<Data>>({ status: 'loading' });
  // A host may write the object anew each time.
  const given = JSON.stringify(params);
  useOpenDialog(dialog, query, onClose);

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const { direction } = languageOf(locale);
    const requested = { params: JSON.parse(given), query: new URLSearchParams(query), locale, direction, http, signal };
    const show = (next: State<Data>) => signal.aborted || setState(next);
    // A part without a loader has no data.
    (loader?.(requested) ?? Promise.resolve(undefined as Data)).then(
      (data) => show({ status: 'ready', data }),
      () => show({ status: 'failed' }),
    );
    return () => stopped.abort();
  }, [loader, http, given, query, locale]);

  const texts = textsOf(locale);
  if (state.status === 'loading') return createElement('p', { role: 'status' }, texts.loading);
  if (state.status === 'failed') return createElement('p', { role: 'alert' }, texts.failed);
  const shown = createElement(Component, { data: state.data, locale });
  return createElement(
    HostedPlace,
    { value: { site, search: query && `?${query}` } },
    createElement('div', { style: { display: 'contents' }, ...leadTo(site) }, shown),
  );
}

/** Opens a dialog while it is rendered. */
function useOpenDialog(name: Dialog['name'] | undefined, query: string, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  latest.current = onClose;

  useEffect(() => {
    if (name === undefined) return;
    const opened = { ...Object.fromEntries(new URLSearchParams(query)), name } as Dialog;
    const isOpen = () => dialogStore.getState().dialog === opened;
    dialogStore.open(opened);
    const stop = dialogStore.subscribe(() => isOpen() || latest.current?.());
    return () => {
      stop();
      if (isOpen()) dialogStore.close();
    };
  }, [name, query]);
}

/** Handlers that make a link or a form lead to the site before it is used: the parts write addresses as paths. */
function leadTo(site: string) {
  const lead = ({ target }: SyntheticEvent) => {
    for (const name of ['href', 'action']) {
      const found = target instanceof Element ? target.closest(`[${name}^="/"]`) : null;
      found?.setAttribute(name, site + found.getAttribute(name));
    }
  };
  return { onPointerOverCapture: lead, onFocusCapture: lead, onClickCapture: lead, onSubmitCapture: lead };
}
