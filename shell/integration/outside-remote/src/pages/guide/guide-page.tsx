import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { Container } from '@iwan/shared/ui/layout/container';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import { useState } from 'react';
import type { Guide } from '../../api/guides';
import { AskFields } from '../../parts/ask-fields';

export type GuideData = Guide | null;

/** One guide. Its button shows that the page is hydrated. */
export function GuidePage({ data }: { readonly data: GuideData }) {
  const [isRead, setIsRead] = useState(false);
  if (data === null) return <EmptyState title="No such guide" />;
  return (
    <Container>
      <PageHead title={data.title} lede={`${data.words} words`} />
      <button type="button" aria-pressed={isRead} onClick={() => setIsRead(!isRead)}>
        Read
      </button>
      <AskFields id="ask-guide" />
    </Container>
  );
}
