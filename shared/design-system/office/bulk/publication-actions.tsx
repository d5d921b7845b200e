import { Button } from '@chakra-ui/react';
import { useDataProvider } from 'ra-core';
import { useTexts } from '../../../domain/format/locale-context';
import type { Publication } from '../../../domain/office/publication';
import type { ContentRecord } from '../../../domain/office/wire';
import { useAttempt } from '../office-message';
import { textsOf as publicationTextsOf } from '../publication/texts';
import type { Selection } from './bulk-bar';
import { textsOf } from './texts';
import { useBulkAction } from './use-bulk-action';

interface Props {
  readonly resource: string;
  readonly selection: Selection;
}

/** Whether a step changes a record of that state. */
const isChanged = {
  publish: (publication: Publication) => publication !== 'published',
  unpublish: (publication: Publication) => publication === 'published' || publication === 'scheduled',
} as const;

/** For those who may publish: publishes or unpublishes the selected records, each against the version that it has now; those that are so already stay. */
export function PublicationActions({ resource, selection: { ids, clear } }: Props) {
  const texts = useTexts(publicationTextsOf);
  const { failed } = useTexts(textsOf);
  const provider = useDataProvider();
  const { attempt } = useAttempt();
  const act = useBulkAction();

  const start = async (what: string, step: 'publish' | 'unpublish') => {
    // Read before the ten seconds, so that all is sent at once when the page is left.
    const records = await Promise.all(ids.map((id) => provider.getOne<ContentRecord>(resource, { id })));
    const changed = records.map(({ data }) => data).filter(({ publication }) => isChanged[step](publication));
    const run = () =>
      Promise.all(changed.map(({ id, version }) => provider.send('POST', `/${resource}/${id}/${step}`, { version })));
    act({ what, count: changed.length, run });
    clear();
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        onClick={() => void attempt(() => start(texts.publish, 'publish'), undefined, failed)}
      >
        {texts.publish}
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => void attempt(() => start(texts.unpublish, 'unpublish'), undefined, failed)}
      >
        {texts.unpublish}
      </Button>
    </>
  );
}
