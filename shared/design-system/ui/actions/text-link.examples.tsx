import type { Example } from '../example';
import { CardLink } from './card-link';
import { TextLink } from './text-link';

export const examples: readonly Example[] = [
  { name: 'default', render: ({ title }) => <TextLink href="#">{title}</TextLink> },
  { name: 'focus', focuses: 'a', render: ({ title }) => <TextLink href="#">{title}</TextLink> },
  { name: 'long word', render: ({ longWord }) => <TextLink href="#">{longWord}</TextLink> },
  {
    name: 'link of a whole card',
    render: ({ title, sentence }) => (
      <div style={{ position: 'relative' }}>
        <h3>
          <CardLink href="#">{title}</CardLink>
        </h3>
        <p>{sentence}</p>
      </div>
    ),
  },
  {
    name: 'link of a whole card, focus',
    focuses: 'a',
    render: ({ title, sentence }) => (
      <div style={{ position: 'relative' }}>
        <h3>
          <CardLink href="#">{title}</CardLink>
        </h3>
        <p>{sentence}</p>
      </div>
    ),
  },
];
