import type { RichNode } from '@iwan/shared/domain/model/entities';
import type { Article } from './article';

/** The whole text of an article, in which names are searched for. */
export function articleText({ heading, lede, sections }: Pick<Article, 'heading' | 'lede' | 'sections'>): string {
  const parts = sections.flatMap(({ title, text }) => [title ?? '', ...text.map(textOf)]);
  return [heading, lede ?? '', ...parts].filter(Boolean).join('\n');
}

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join(node.tag === 'a' ? '' : ' ');
}
