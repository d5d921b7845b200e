import { Table, Text } from '@chakra-ui/react';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { LoadFailure } from '@iwan/shared/office/office-message';
import { OfficePage, OfficeSection } from '@iwan/shared/office/office-page';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { textsOf } from './texts';

interface UnmatchedName {
  readonly name: string;
  readonly area?: string;
  /** A project of the site with a similar name. */
  readonly like?: string | null;
  readonly sales: number;
  readonly last: string;
}

/** The names of imported sales that are spelled differently from the site's, or not on it. */
export function UnmatchedSales() {
  const texts = useTexts(textsOf);
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery<Readonly<Record<'projects' | 'areas', readonly UnmatchedName[]>>>({
    queryKey: ['unmatched-sales'],
    queryFn: () => provider.get('/unmatched-sales'),
  });
  return (
    <OfficePage title={texts.title}>
      <Text color="fg.muted" marginBottom="6" maxWidth="44rem">
        {texts.about}
      </Text>
      {error ? <LoadFailure problem={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <Names title={texts.projects} names={data.projects} isOfProjects />
          <Names title={texts.areas} names={data.areas} />
        </>
      )}
    </OfficePage>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly UnmatchedName[];
  readonly isOfProjects?: boolean;
}

function Names({ title, names, isOfProjects = false }: NamesProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  return (
    <OfficeSection title={title} marginBottom="8">
      {names.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <Table.ScrollArea>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{texts.name}</Table.ColumnHeader>
                {isOfProjects ? <Table.ColumnHeader>{texts.area}</Table.ColumnHeader> : null}
                {isOfProjects ? <Table.ColumnHeader>{texts.like}</Table.ColumnHeader> : null}
                <Table.ColumnHeader textAlign="end">{texts.sales}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{texts.last}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {names.map(({ name, area, like, sales, last }) => (
                <Table.Row key={`${area} ${name}`}>
                  <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
                  {isOfProjects ? <Table.Cell>{area}</Table.Cell> : null}
                  {isOfProjects ? <Table.Cell>{like ?? '—'}</Table.Cell> : null}
                  <Table.Cell textAlign="end">{texts.count(sales)}</Table.Cell>
                  <Table.Cell textAlign="end">{format.day(instantOfDay(last))}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </OfficeSection>
  );
}
