import { ButtonLink } from '../actions/button';
import { TextLink } from '../actions/text-link';
import type { Example } from '../example';
import { EmptyState } from './empty-state';
import { LoadingStatus, Skeleton } from './skeleton';

export const examples: readonly Example[] = [
  { name: 'empty', render: ({ title }) => <EmptyState title={title} /> },
  {
    name: 'empty, with a way out',
    render: ({ title, sentence, word }) => (
      <EmptyState title={title} reason={sentence}>
        <TextLink href="#">{word}</TextLink>
      </EmptyState>
    ),
  },
  {
    name: 'failure',
    render: ({ title, sentence, word }) => (
      <EmptyState title={title} reason={sentence} isFailure>
        <ButtonLink href="#">{word}</ButtonLink>
      </EmptyState>
    ),
  },
  { name: 'long text', render: ({ longWord, longText }) => <EmptyState title={longWord} reason={longText} /> },
  {
    name: 'loading',
    render: () => (
      <>
        <LoadingStatus />
        <div style={{ display: 'grid', blockSize: '3rem' }}>
          <Skeleton />
        </div>
      </>
    ),
  },
];
