import { Table, Text } from '@chakra-ui/react';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { OfficePage } from '@iwan/shared/office/office-page';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { textsOf } from './texts';

interface UnmatchedName {
  readonly area: string;
  /** `null` where the area itself matches nothing. */
  readonly project: string | null;
  /** A project of the site with a similar name. */
  readonly like: string | null;
  readonly sales: number;
  readonly last: string;
}

/** The names of imported sales that are spelled differently from the site's, or not on it. */
export function UnmatchedSales() {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery<{ readonly data: readonly UnmatchedName[] }>({
    queryKey: ['unmatched-sales'],
    queryFn: () => provider.get('/unmatched-sales'),
  });
  const rows = data?.data.map(({ area, project, like, sales, last }) => [
    ...[project ?? texts.wholeArea, area, like ?? '—'],
    ...[format.number(sales), format.day(instantOfDay(last))],
  ]);
  return (
    <OfficePage title={texts.title}>
      <Text color="fg.muted" marginBottom="6" maxWidth="44rem">
        {rows?.length === 0 ? texts.none : texts.about}
      </Text>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {rows === undefined || rows.length === 0 ? null : (
        <Table.ScrollArea>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                {texts.columns.map((column) => (
                  <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((cells) => (
                <Table.Row key={cells.join('\t')}>
                  {cells.map((cell, index) => (
                    <Table.Cell key={index}>{cell}</Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </OfficePage>
  );
}
