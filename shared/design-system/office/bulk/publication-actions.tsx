import { Button } from '@chakra-ui/react';
import { useDataProvider } from 'ra-core';
import { useTexts } from '../../../domain/format/locale-context';
import type { ContentRecord } from '../../../domain/office/wire';
import { textsOf as officeTextsOf } from '../texts';
import type { Selection } from './bulk-bar';
import { useBulkAction } from './use-bulk-action';

interface Props {
  readonly resource: string;
  readonly selection: Selection;
}

/** For those who may publish: publishes or unpublishes the selected records, each against its version of then; those that are so already stay. */
export function PublicationActions({ resource, selection: { ids, clear } }: Props) {
  const texts = useTexts(officeTextsOf).publication;
  const provider = useDataProvider();
  const act = useBulkAction();

  const bring = async (isPublished: boolean) => {
    for (const id of ids) {
      const { data } = await provider.getOne<ContentRecord>(resource, { id });
      const { publication, version } = data;
      const isNeeded = isPublished ? publication !== 'published' : ['published', 'scheduled'].includes(publication);
      if (!isNeeded) continue;
      await provider.send('POST', `/${resource}/${id}/${isPublished ? 'publish' : 'unpublish'}`, { version });
    }
  };
  const start = (what: string, isPublished: boolean) => {
    act({ what, count: ids.length, run: () => bring(isPublished) });
    clear();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => start(texts.publish, true)}>
        {texts.publish}
      </Button>
      <Button size="sm" variant="outline" onClick={() => start(texts.unpublish, false)}>
        {texts.unpublish}
      </Button>
    </>
  );
}
