import type { BlogCard } from '@iwan/shared/domain/model/entities';

/** One row of cards. */
const mostRelated = 3;
/** Shorter words are ignored. */
const shortestWord = 5;

export interface NearArticles {
  /** The one that was written after it. */
  readonly newer: BlogCard | null;
  /** The one that was written before it. */
  readonly older: BlogCard | null;
  /** Articles on similar subjects; the latest ones where there are none. */
  readonly related: readonly BlogCard[];
}

/** The articles around one of them. For an article that is not in the list, only the latest. */
export function nearArticles(id: string | null, articles: readonly BlogCard[]): NearArticles {
  const byDate = articles.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
  const at = byDate.findIndex((article) => article.id === id);
  const self = byDate[at];
  if (self === undefined) return { newer: null, older: null, related: byDate.slice(0, mostRelated) };
  const own = significantWords(self);
  const shared = (other: BlogCard) => [...significantWords(other)].filter((word) => own.has(word)).length;
  const related = byDate
    .filter((other) => other !== self)
    .map((article) => ({ article, likeness: shared(article) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostRelated)
    .map(({ article }) => article);
  return { newer: byDate[at - 1] ?? null, older: byDate[at + 1] ?? null, related };
}

function significantWords({ heading, summary }: BlogCard): ReadonlySet<string> {
  const words = `${heading} ${summary ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length >= shortestWord));
}
