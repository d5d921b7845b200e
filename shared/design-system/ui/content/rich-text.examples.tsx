import type { RichElement } from '../../../domain/model/entities';
import type { Example } from '../example';
import { RichText } from './rich-text';

const row = (...cells: readonly string[]): RichElement => ({
  tag: 'tr',
  children: cells.map((cell) => ({ tag: 'td', children: [cell] })),
});

export const examples: readonly Example[] = [
  {
    name: 'headings, lists and a quotation',
    isWide: true,
    render: ({ title, sentence, word, name }) => (
      <RichText
        text={[
          { tag: 'h3', children: [title] },
          {
            tag: 'p',
            children: [sentence, ' ', { tag: 'strong', children: [word] }, { tag: 'br', children: [] }, name],
          },
          { tag: 'p', children: [{ tag: 'a', href: 'https://example.com/', children: [title] }] },
          { tag: 'ul', children: [word, name].map((each) => ({ tag: 'li', children: [each] })) },
          { tag: 'ol', children: [word, name].map((each) => ({ tag: 'li', children: [each] })) },
          { tag: 'blockquote', children: [{ tag: 'p', children: [sentence] }] },
          { tag: 'hr', children: [] },
        ]}
      />
    ),
  },
  {
    name: 'table that scrolls',
    render: ({ word, title, name, sentence }) => (
      <RichText
        text={[
          { tag: 'table', children: [row(word, title, name, sentence, title), row(name, word, title, word, sentence)] },
        ]}
      />
    ),
  },
  {
    name: 'long text',
    render: ({ longText, longWord }) => (
      <RichText
        text={[
          { tag: 'h3', children: [longWord] },
          { tag: 'p', children: [longText] },
          { tag: 'ul', children: [{ tag: 'li', children: [longWord] }] },
          { tag: 'p', children: [{ tag: 'a', href: 'https://example.com/', children: [longWord] }] },
        ]}
      />
    ),
  },
];
