import type { Area } from '@iwan/shared/domain/areas/areas';
import type { BlogCard } from '@iwan/shared/domain/model/entities';
import type { Article } from '../../parts/article/article';
import type { StatedFigure } from '../../parts/article/mentioned-facts';
import type { Conversation } from '../../parts/conversation/data/conversation';

/** A link to another article. */
export type ArticleLink = Pick<BlogCard, 'id' | 'heading' | 'translation'>;

/** A project that an article names, with a link. */
export interface NamedProject {
  readonly name: string;
  readonly location: string | null;
  readonly href: string;
}

export interface ArticleData {
  /** `null` when no article has the id of the address. */
  readonly article: Article | null;
  readonly newer: ArticleLink | null;
  readonly older: ArticleLink | null;
  readonly related: readonly BlogCard[];
  readonly areas: readonly Area[];
  readonly projects: readonly NamedProject[];
  /** The figures of law and fees that the article mentions, as of the day of the request. */
  readonly figures: readonly StatedFigure[];
  /** The part of the conversation that the document contains. */
  readonly conversation: Conversation;
  /** Whether all comments were requested, by the link that View More is without script. */
  readonly isWhole: boolean;
  readonly likes: number;
}
