import { afterPaint } from '@iwan/shared/dom/after-paint';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type CategoryTab, categoryOfTab } from '@iwan/shared/domain/project/category';
import type { Page } from '@iwan/shared/domain/search/paging';
import { rememberInAddress } from '@iwan/shared/router/router';
import { useEffect, useRef, useState } from 'react';
import { getProjects } from './get-projects';
import { pageQuery } from './page-query';

export type ProjectPage = Page<ProjectCard>;

type PageResponse =
  | { readonly status: 'ready' }
  /** `slow` after 200 ms: until then the previous cards stay. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'failed'; readonly message: string };

interface RequestedPage {
  readonly tab: CategoryTab;
  readonly page: number;
}

/** The pages of a tabbed list of projects. The first is given; the others are loaded when they are opened. */
export function useProjectPages(tab: CategoryTab, first: ProjectPage) {
  const [shown, setShown] = useState(first);
  const [requested, setRequested] = useState<RequestedPage>({ tab, page: first.page });
  const [response, setResponse] = useState<PageResponse>({ status: 'ready' });
  const [given, setGiven] = useState(first);
  const running = useRef<AbortController>(null);
  const known = useRef(new Map([[keyOf({ tab, page: first.page }), first]]));

  // Another visit to the page, by a link or by Back, has another first page.
  if (given !== first) {
    setGiven(first);
    setShown(first);
    setRequested({ tab, page: first.page });
    setResponse({ status: 'ready' });
  }

  // What is loading then belongs to the previous visit.
  useEffect(() => () => running.current?.abort(), [first]);

  async function show(next: RequestedPage): Promise<void> {
    running.current?.abort();
    setRequested(next);
    const before = known.current.get(keyOf(next));
    if (before !== undefined) {
      rememberInAddress(pageQuery(next.tab, next.page));
      setShown(before);
      setResponse({ status: 'ready' });
      return;
    }
    const request = new AbortController();
    running.current = request;
    setResponse({ status: 'loading', slow: false });
    // The pressed tab is painted before anything else is done.
    await new Promise<void>((painted) => afterPaint(painted));
    if (request.signal.aborted) return;
    rememberInAddress(pageQuery(next.tab, next.page));
    const slow = setTimeout(() => {
      if (!request.signal.aborted) setResponse({ status: 'loading', slow: true });
    }, 200);
    try {
      const page = await ask(next, first.perPage, request.signal);
      if (request.signal.aborted) return;
      known.current.set(keyOf(next), page);
      setShown(page);
      setResponse({ status: 'ready' });
    } catch (error) {
      if (!request.signal.aborted) setResponse({ status: 'failed', message: messageOf(error) });
    } finally {
      clearTimeout(slow);
    }
  }

  return { shown, requested, response, show };
}

async function ask({ tab, page }: RequestedPage, perPage: number, signal: AbortSignal): Promise<ProjectPage> {
  const category = categoryOfTab(tab);
  const projects = await getProjects();
  return projects.page({ page, perPage, ...(category === undefined ? {} : { category }) }, signal);
}

function keyOf({ tab, page }: RequestedPage): string {
  return `${tab} ${page}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
