import { hasEntry } from '../record/split-list';

/** The type-of-property labels of section 9. */
export const labels = ['Featured', 'Fresh Finds', 'Hot Selling', 'New', 'Trending'] as const;

/** Whether a project has a label, ignoring case; always true without one. */
export function hasLabel(project: { readonly labels: readonly string[] }, label?: string): boolean {
  return label === undefined || hasEntry(project.labels, label);
}

/** The categories of section 9, in its order; they are also the filter's property types. */
export const categories = ['Residential', 'Commercial', 'Off Plan', 'Secondary Market'] as const;

type Category = (typeof categories)[number];

/** The tabs of Premier Listings and of the Properties page (section 2). */
export const categoryTabs = ['All', ...categories] as const;

export type CategoryTab = (typeof categoryTabs)[number];

/** The tab of a query string, ignoring case; All for any other. */
export function parseCategoryTab(text: string | null): CategoryTab {
  const name = text?.trim().toLowerCase();
  return categoryTabs.find((tab) => tab.toLowerCase() === name) ?? 'All';
}

/** The category of a tab; `undefined` for All. */
export function categoryOfTab(tab: CategoryTab): Category | undefined {
  return tab === 'All' ? undefined : tab;
}

/** Whether a project is in a category, ignoring case; always true without one. */
export function isInCategory(project: { readonly categories: readonly string[] }, category?: string): boolean {
  return category === undefined || hasEntry(project.categories, category);
}
