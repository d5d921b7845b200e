import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import type { Composition } from '../../composition/composition';
import { matchRoute } from '../../composition/match-route';
import { readingOf } from '../../document/languages';
import { TimeLimitExceeded, withTimeLimit } from '../../network/time-limit';
import { WhenHydrated } from '../island-router';
import type { SlotContainer } from './granted-containers';

/** The timeouts of loading a container, and then of its first render, in milliseconds. */
const loadLimit = 5000;
const renderLimit = 3000;

/** The props of a component of another team: the same that our components get on pages of other teams (docs/embedding.md). */
interface ContainerProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly locale: string;
}

/** The tab that a component is shown in. */
interface Tab {
  readonly router: DataRouter;
  readonly composition: Composition;
}

export interface LoadedContainer {
  /** Its component, for the current page. */
  readonly render: (tab: Tab) => ReactNode;
  /** Shows it in place of an island's HTML. */
  readonly show: (options: ShowOptions) => void;
}

interface ShowOptions {
  readonly host: HTMLElement;
  readonly tab: Tab;
  /** Aborted when the component is to be removed. */
  readonly signal: AbortSignal;
  readonly onShown: () => void;
  /** Called once, when the HTML is back in its place. */
  readonly onFailure: (error: unknown) => void;
}

/** The files that a manifest of Module Federation names. */
interface Manifest {
  readonly metaData: {
    readonly globalName: string;
    readonly publicPath?: string;
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
}

/** Loads a container by its manifest, whose hash the browser checks. Rejects without its component within five seconds. */
export async function loadContainer(slot: string, container: SlotContainer): Promise<LoadedContainer> {
  const Component = await withTimeLimit(loadLimit, new AbortController().signal, (signal) =>
    componentOf(slot, container, signal),
  );
  const render = (tab: Tab) => <CurrentPart Component={Component} tab={tab} />;
  return { render, show: ({ tab, ...options }) => show(render(tab), options) };
}

async function componentOf(
  slot: string,
  { manifest, integrity, module }: SlotContainer,
  signal: AbortSignal,
): Promise<ComponentType<ContainerProps>> {
  const response = await fetch(manifest, { integrity, signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${manifest} has status ${response.status}.`);
  const { metaData }: Manifest = await response.json();
  const { globalName, publicPath = 'auto', remoteEntry } = metaData;
  const folder = publicPath === 'auto' ? manifest : new URL(publicPath, manifest).href;
  const entry = new URL(`${remoteEntry.path && `${remoteEntry.path}/`}${remoteEntry.name}`, folder).href;
  const name = `container_${slot}`;
  registerRemotes([{ name, entry, entryGlobalName: globalName, type: 'var' }]);
  const exported = await loadRemote<{ readonly default?: ComponentType<ContainerProps> }>(
    `${name}/${module.replace(/^\.\//, '')}`,
  );
  if (!exported?.default) throw new Error(`${module} of ${manifest} has no default export.`);
  return exported.default;
}

interface CurrentPartProps {
  readonly Component: ComponentType<ContainerProps>;
  readonly tab: Tab;
}

function CurrentPart({ Component, tab: { router, composition } }: CurrentPartProps) {
  const location = () => router.state.location;
  const { search } = useSyncExternalStore((listener) => router.subscribe(listener), location);
  // Read once: the next page has other parameters, but renders a part of its own.
  const [{ params, locale }] = useState(() => {
    const { pathname } = location();
    return { params: matchRoute(composition, pathname)?.params ?? {}, locale: readingOf(pathname).locale };
  });
  return <Component params={params} query={search.slice(1)} locale={locale} />;
}

/** Replaces the HTML once the component has rendered, and restores it whenever the component throws. */
function show(part: ReactNode, { host, signal, onShown, onFailure }: Omit<ShowOptions, 'tab'>): void {
  const html = host.firstElementChild;
  const element = document.createElement('div');
  element.dataset.islandRoot = '';
  const over = new AbortController();
  const end = () => {
    over.abort();
    clearTimeout(timer);
    // In a task of its own: React cannot unmount a root while it renders another.
    setTimeout(() => root.unmount());
  };
  const fail = (error: unknown) => {
    if (over.signal.aborted) return;
    end();
    setTimeout(() => {
      if (html && element.isConnected) element.replaceWith(html);
      onFailure(error);
    });
  };
  const root = createRoot(element, { onUncaughtError: fail });
  const timer = setTimeout(() => fail(new TimeLimitExceeded(renderLimit)), renderLimit);
  signal.addEventListener('abort', end, { once: true, signal: over.signal });
  const rendered = () => {
    clearTimeout(timer);
    if (over.signal.aborted) return;
    html?.replaceWith(element);
    onShown();
  };
  root.render(<WhenHydrated run={rendered}>{part}</WhenHydrated>);
}
