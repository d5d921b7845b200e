import type { RichNode } from '@iwan/shared/domain/model/entities';
import type { Article } from './article';

/** All that an article says, as one text: what is spoken of is looked for in it. */
export function articleWords({ heading, lede, sections }: Pick<Article, 'heading' | 'lede' | 'sections'>): string {
  const parts = sections.flatMap(({ title, text }) => [title ?? '', ...text.map(wordsOf)]);
  return [heading, lede ?? '', ...parts].filter(Boolean).join('\n');
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join(node.tag === 'a' ? '' : ' ');
}
