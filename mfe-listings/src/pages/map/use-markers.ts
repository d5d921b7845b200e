import type { MarkerQuestion, MarkerSet } from '@iwan/shared/api/calls';
import type { Loaded } from '@iwan/shared/api/loaded';
import { getHttpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { MapBounds, MapView } from '@iwan/shared/domain/map/map-markers';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { useCallback, useEffect, useRef, useState } from 'react';
import { covers, withMargin } from './clusters/part-of-map';

interface Known {
  readonly view: MapView;
  /** `null` where it could not be loaded: the map requests it once it is loaded itself. */
  readonly set: MarkerSet | null;
}

/** What the server has sent, and for which part of the map. */
export interface FirstMarkers {
  readonly start: { readonly zoom: number };
  readonly bounds: MapBounds | null;
  readonly set: Loaded<MarkerSet>;
  readonly requested: { readonly criteria: SearchCriteria };
  readonly slug: string | null;
}

/** Debounce of moves in milliseconds. */
const debounce = 200;

/** Without the other calls for projects, which are 20 KB of code. */
async function loadMarkers(question: MarkerQuestion, signal: AbortSignal): Promise<MarkerSet> {
  const [{ markersOnWire }, http] = await Promise.all([
    import('@iwan/shared/api/projects/project-markers'),
    getHttpInLanguage(),
  ]);
  return markersOnWire(http, question, signal);
}

/** The markers on the visible part, loaded as the map is moved; the previous result stays visible while loading. */
export function useMarkers(first: FirstMarkers, view: MapView | null) {
  const [requested, setRequested] = useState<{ readonly of: FirstMarkers; readonly known: Known } | null>(null);
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>(first.set.status);
  const [attempt, setAttempt] = useState(0);
  const known: Known =
    requested?.of === first
      ? requested.known
      : {
          view: { bounds: first.bounds, zoom: first.start.zoom },
          set: first.set.status === 'ready' ? first.set.value : null,
        };
  const current = useRef(known);
  current.current = known;

  useEffect(() => {
    const { view: before, set } = current.current;
    if (view === null) return;
    if (set !== null && covers({ ...before, isGathered: set.clusters.length > 0 }, view)) {
      setStatus('ready');
      return;
    }
    const request = new AbortController();
    const wanted = { zoom: view.zoom, bounds: view.bounds === null ? null : withMargin(view.bounds) };
    const timer = setTimeout(async () => {
      setStatus('loading');
      try {
        const { criteria } = first.requested;
        const response = await loadMarkers({ ...wanted, criteria, slug: first.slug }, request.signal);
        if (request.signal.aborted) return;
        setRequested({ of: first, known: { view: wanted, set: response } });
        setStatus('ready');
      } catch {
        if (!request.signal.aborted) setStatus('failed');
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [first, view, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { set: known.set, status, retry };
}
