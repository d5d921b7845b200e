import { Button, Text } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { RedirectRecord } from '@iwan/shared/domain/office/wire';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useCanAccess } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { RedirectForm } from './redirect-form';
import { textsOf } from './texts';

/** Addresses that lead on to others; one is chosen by `?redirect=` in the address, `new` adds one. */
export function Redirects() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const { canAccess: mayAdd = false } = useCanAccess({ resource: 'redirects', action: 'create' });
  const chosen = search.get('redirect');
  const columns: readonly ListColumn<RedirectRecord>[] = [
    { field: 'from', label: texts.columns.from, isSortable: true, render: ({ from }) => from },
    { field: 'to', label: texts.columns.to, isSortable: true, render: ({ to }) => to },
    {
      ...{ field: 'createdAt', label: texts.columns.createdAt, isSortable: true },
      render: ({ createdAt }) => formatInstant(createdAt, locale),
    },
  ];
  return (
    <OfficePage
      title={texts.title}
      actions={
        mayAdd ? (
          <Button size="sm" onClick={() => setSearch({ redirect: 'new' })}>
            {texts.add}
          </Button>
        ) : undefined
      }
    >
      <Text color="fg.muted" marginBottom="4">
        {texts.about}
      </Text>
      {chosen === null ? null : (
        <RedirectForm key={chosen} id={chosen === 'new' ? null : Number(chosen)} onClose={() => setSearch({})} />
      )}
      <RecordList
        resource="redirects"
        columns={columns}
        hasSearch
        empty={texts.empty}
        pathOf={({ id }) => `/office/redirects?redirect=${id}`}
        sort={{ field: 'from', order: 'ASC' }}
      />
    </OfficePage>
  );
}
