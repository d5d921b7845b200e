import { placesIn, slotPlaceEvent, slotPlaceMark } from '@iwan/shared/dom/slot-place';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RemoteModule } from '../../composition/composition';
import { useBrowserHost } from '../host/browser-host-context';
import { useHydratedIsland, useSource } from '../hydration/use-hydrated-island';
import type { IslandResult } from '../load-island';
import type { LoadedPart } from '../page/load-page';
import { usePage } from '../page/page-context';
import { LiveIsland } from './live-island';

/**
 * The parts of remotes in the slots of a remote's page (`shared/design-system/ui/layout/slot-place`). The page determines where
 * a slot is, the shell what is in it. Each part is rendered into an element of the shell, which is moved into the slot whenever
 * the page renders one, so that page and part do not affect each other when one fails, loads or is rendered again.
 */
export function PagePlaces() {
  const { slots } = usePage().page;
  return Object.entries(slots).map(([name, parts]) => <Place key={name} name={name} parts={parts} />);
}

interface PlaceProps {
  readonly name: string;
  readonly parts: readonly LoadedPart[];
}

function Place({ name, parts }: PlaceProps) {
  const { page } = usePage();
  const isBrowser = useBrowserHost() !== null;
  // A page that was loaded in this tab has its parts from the first render, so that it has its full height when the scroll
  // position is restored. Parts of the document are taken over after hydration, since React does not hydrate portals.
  const [content, setContent] = useState<HTMLElement | null>(() =>
    isBrowser && page.rendered.length === 0 ? document.createElement('div') : null,
  );
  useLayoutEffect(() => {
    if (content === null) {
      const standing = placeOf(name)?.firstElementChild;
      setContent(standing instanceof HTMLElement ? withoutNotices(standing) : document.createElement('div'));
      return;
    }
    const attach = () => {
      const place = placeOf(name);
      if (place && place.firstElementChild !== content) place.replaceChildren(content);
    };
    attach();
    document.addEventListener(slotPlaceEvent, attach);
    return () => document.removeEventListener(slotPlaceEvent, attach);
  }, [name, content]);
  return content && parts.map((part) => <PlacedPart key={part.id} part={part} content={content} />);
}

function PlacedPart({
  part: { id, source: serverSource, result },
  content,
}: {
  readonly part: LoadedPart;
  readonly content: HTMLElement;
}) {
  const source = useSource(serverSource);
  // Decided once for the lifetime of the part: whether it has server-rendered HTML.
  const [host] = useState(() => islandIn(content, id));
  return host ? (
    <ServerRenderedPart id={id} source={source} loaded={result} host={host} />
  ) : (
    createPortal(<LiveIsland id={id} source={source} loaded={result} />, content)
  );
}

interface ServerRenderedPartProps {
  readonly id: string;
  readonly source: RemoteModule;
  readonly loaded: IslandResult;
  readonly host: HTMLElement;
}

/** Hydrates a part with server-rendered HTML as a React root of its own. */
function ServerRenderedPart({ id, source, loaded, host }: ServerRenderedPartProps) {
  useHydratedIsland(useRef(host), { id, source, loaded });
  return null;
}

function placeOf(name: string): HTMLElement | undefined {
  return placesIn(document).find((place) => place.getAttribute(slotPlaceMark) === name);
}

function islandIn(content: HTMLElement, id: string): HTMLElement | undefined {
  return [...content.children].find((child) => child.getAttribute('data-island') === id) as HTMLElement | undefined;
}

/** The server's notice of a failure is removed: the part is loaded again in this tab, and shows its own state. */
function withoutNotices(content: HTMLElement): HTMLElement {
  for (const child of [...content.children]) if (!child.hasAttribute('data-island')) child.remove();
  return content;
}
