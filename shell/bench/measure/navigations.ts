import type { Locator, Page } from '@playwright/test';
import type { PageName } from '../pages';

/** A navigation by a link from one page to another. */
export interface Navigation {
  readonly what: string;
  readonly page: PageName;
  /** The pressed link. */
  readonly link: (page: Page) => Locator;
}

const firstProject = (page: Page) =>
  page.locator('main').getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();

/** The navigations with goals: the ways that most visitors go. */
export const navigations: readonly Navigation[] = [
  { what: 'Home to a project', page: 'home', link: firstProject },
  { what: 'Results to a project', page: 'results', link: firstProject },
  {
    what: 'Project to another project',
    page: 'project',
    link: (page) => page.locator('main a[href*="-properties/"]:not([href*="-properties/#"])').first(),
  },
  {
    what: 'Blog to an article',
    page: 'blog',
    link: (page) => page.locator('main').getByRole('article').getByRole('link').first(),
  },
];
