import { Box, Button, Flex, Input, Stack, Table, Text, useBreakpointValue } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ListBase, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../domain/format/locale-context';
import { BulkBar, type Selection } from './bulk/bulk-bar';
import { textsOf as bulkTextsOf } from './bulk/texts';
import { OfficeSelect } from './form-inputs';
import { LoadFailure } from './office-message';
import { textsOf } from './texts';

export interface ListColumn<Item> {
  /** The field of the record, by which the list can be sorted if `isSortable`. */
  readonly field: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
  readonly isSortable?: boolean;
}

/** A select as a filter. */
export interface ListChoice {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

interface Props<Item extends RaRecord> {
  readonly resource: string;
  /** The first one is a link to the record. */
  readonly columns: readonly ListColumn<Item>[];
  readonly pathOf: (item: Item) => string;
  readonly choices?: readonly ListChoice[];
  /** The filters that are set where the address has none. */
  readonly usualFilters?: Readonly<Record<string, string | number | boolean>>;
  /** Whether the resource can be searched (`q`). */
  readonly hasSearch?: boolean;
  /** How a search was understood, in words; empty where there is nothing to say. */
  readonly explainSearch?: (text: string) => Promise<string>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The polling interval in milliseconds while the tab is visible; no polling when left out. */
  readonly refreshEvery?: number;
  /** What can be done to several records at once; without it no record can be selected. */
  readonly bulk?: (selection: Selection) => ReactNode;
  /** What a record is called by the box that selects it; its number when left out. */
  readonly nameOf?: (item: Item) => string;
  /** The message for an empty list. */
  readonly empty?: string;
  /** What is shown in place of the table: it reads the filters of `useListContext`, which are not in the address then. */
  readonly content?: ReactNode;
}

const perPage = 25;
/** The debounce of the search in milliseconds. */
const searchPause = 300;

/**
 * The records of a resource as a table, on phones as a list; filters, order and page are in the address, so that a link or a
 * reload shows the same.
 */
export function RecordList<Item extends RaRecord>(props: Props<Item>) {
  const { resource, sort, refreshEvery, usualFilters = {}, content } = props;
  const queryOptions = {
    enabled: content === undefined,
    ...(refreshEvery !== undefined && { refetchInterval: refreshEvery }),
  };
  return (
    <ListBase
      resource={resource}
      sort={{ ...sort }}
      perPage={perPage}
      filterDefaultValues={usualFilters}
      queryOptions={queryOptions}
      // Filters and order are stored by person; what is shown in place of the table shares those of the list.
      disableSyncWithLocation={content !== undefined}
      storeKey={`${resource}.listParams`}
      disableAuthentication
    >
      <ListTools {...props} />
      {props.bulk === undefined ? null : <BulkBar actions={props.bulk} />}
      {content ?? <ListContent {...props} />}
    </ListBase>
  );
}

function ListTools<Item extends RaRecord>({ choices = [], hasSearch = false, explainSearch }: Props<Item>) {
  const texts = useTexts(textsOf);
  const { filterValues, setFilters } = useListContext();
  const set = (field: string, value: string | number | boolean | undefined) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(value === undefined || value === '' ? others : { ...others, [field]: value });
  };
  if (choices.length === 0 && !hasSearch) return null;
  return (
    <Flex role="search" wrap="wrap" gap="3" align="end" marginBottom="4">
      {hasSearch ? <SearchInput value={String(filterValues.q ?? '')} onSearch={(words) => set('q', words)} /> : null}
      {choices.map(({ field, label, options }) => (
        <Box as="label" key={field} display="block">
          <Text as="span" display="block" fontSize="sm" marginBottom="1">
            {label}
          </Text>
          <OfficeSelect
            width="auto"
            none={texts.all}
            value={String(filterValues[field] ?? '')}
            options={options.map((option) => ({ ...option, value: String(option.value) }))}
            onChoose={(chosen) => set(field, options.find(({ value }) => String(value) === chosen)?.value)}
          />
        </Box>
      ))}
      {explainSearch === undefined ? null : <Explanation text={String(filterValues.q ?? '')} explain={explainSearch} />}
    </Flex>
  );
}

function Explanation({
  text,
  explain,
}: {
  readonly text: string;
  readonly explain: (text: string) => Promise<string>;
}) {
  const { data = '' } = useQuery({ queryKey: ['explained', text], queryFn: () => explain(text), enabled: text !== '' });
  return (
    <Text role="status" flexBasis="100%" fontSize="sm">
      {text === '' ? '' : data}
    </Text>
  );
}

function SearchInput({ value, onSearch }: { readonly value: string; readonly onSearch: (words: string) => void }) {
  const texts = useTexts(textsOf);
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is searched for once it rests, and not when the list answers.
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), searchPause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => setTyped(value), [value]);
  return (
    <Box as="label" display="block" flex="1 1 16rem" maxWidth="26rem">
      <Text as="span" display="block" fontSize="sm" marginBottom="1">
        {texts.search}
      </Text>
      <Input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Box>
  );
}

function ListContent<Item extends RaRecord>(props: Props<Item>) {
  const texts = useTexts(textsOf);
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<Item>();
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true;
  if (error) return <LoadFailure problem={error} onRetry={() => void refetch()} />;
  if (isPending) return <Text role="status">{texts.loading}</Text>;
  if (data.length === 0) {
    const isFiltered = Object.entries(filterValues).some(([field, value]) => value !== props.usualFilters?.[field]);
    return (
      <Stack align="start" gap="3">
        <Text role="status">{isFiltered ? texts.nothingFound : (props.empty ?? texts.empty)}</Text>
        {isFiltered ? (
          <Button size="sm" variant="outline" onClick={() => setFilters({})}>
            {texts.clearFilters}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <>
      {isWide ? <RecordTable {...props} records={data} /> : <RecordCards {...props} records={data} />}
      <Pages />
    </>
  );
}

type Shown<Item extends RaRecord> = Props<Item> & { readonly records: readonly Item[] };

/** The label of the box that selects a record. */
function useSelectLabel<Item extends RaRecord>({ nameOf }: Pick<Props<Item>, 'nameOf'>): (item: Item) => string {
  const texts = useTexts(bulkTextsOf);
  return (item) => {
    const name = nameOf?.(item) ?? '';
    return name === '' ? texts.selectUnnamed(item.id) : texts.selectOne(name);
  };
}

function RecordTable<Item extends RaRecord>({ columns, pathOf, records, bulk, nameOf }: Shown<Item>) {
  const texts = useTexts(textsOf);
  const bulkTexts = useTexts(bulkTextsOf);
  const labelOf = useSelectLabel<Item>(nameOf === undefined ? {} : { nameOf });
  const { sort, setSort, selectedIds = [], onSelect, onToggleItem } = useListContext<Item>();
  const isAllSelected = records.every(({ id }) => selectedIds.includes(id));
  const orderOf = (field: string) =>
    sort.field !== field ? 'none' : sort.order === 'ASC' ? ('ascending' as const) : ('descending' as const);
  return (
    <Table.ScrollArea borderWidth="1px" borderRadius="md" background="bg.panel">
      <Table.Root size="sm" interactive>
        <Table.Header>
          <Table.Row>
            {bulk === undefined ? null : (
              <Table.ColumnHeader width="10">
                <SelectBox
                  label={bulkTexts.selectAll}
                  isChecked={isAllSelected}
                  onToggle={() => onSelect(isAllSelected ? [] : records.map(({ id }) => id))}
                />
              </Table.ColumnHeader>
            )}
            {columns.map(({ field, label, isSortable = false }) => (
              <Table.ColumnHeader key={field} aria-sort={isSortable ? orderOf(field) : undefined}>
                {isSortable ? (
                  <Button
                    size="sm"
                    variant="plain"
                    padding="0"
                    height="auto"
                    fontWeight="inherit"
                    color="inherit"
                    aria-label={texts.sortBy(label)}
                    onClick={() =>
                      setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    {label} {{ ascending: '↑', descending: '↓', none: '' }[orderOf(field)]}
                  </Button>
                ) : (
                  label
                )}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {records.map((item) => (
            <Table.Row key={item.id}>
              {bulk === undefined ? null : (
                <Table.Cell>
                  <SelectBox
                    label={labelOf(item)}
                    isChecked={selectedIds.includes(item.id)}
                    onToggle={() => onToggleItem(item.id)}
                  />
                </Table.Cell>
              )}
              {columns.map(({ field, render }, place) => (
                <Table.Cell key={field} whiteSpace="normal">
                  {place === 0 ? (
                    <Link to={pathOf(item)} className="office-link">
                      {render(item)}
                    </Link>
                  ) : (
                    render(item)
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function RecordCards<Item extends RaRecord>({ columns, pathOf, records, bulk, nameOf }: Shown<Item>) {
  const labelOf = useSelectLabel<Item>(nameOf === undefined ? {} : { nameOf });
  const { selectedIds = [], onToggleItem } = useListContext<Item>();
  const [first, ...others] = columns;
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {records.map((item) => (
        <Box as="li" key={item.id} borderWidth="1px" borderRadius="md" background="bg.panel" padding="3">
          <Flex gap="1" align="center">
            {bulk === undefined ? null : (
              <SelectBox
                label={labelOf(item)}
                isChecked={selectedIds.includes(item.id)}
                onToggle={() => onToggleItem(item.id)}
              />
            )}
            <Link to={pathOf(item)} className="office-link office-card-link">
              {first?.render(item)}
            </Link>
          </Flex>
          <Box as="dl" fontSize="sm" marginTop="1">
            {others.map(({ field, label, render }) => (
              <Flex key={field} gap="2">
                <Text as="dt" color="fg.muted">
                  {label}
                </Text>
                <Text as="dd">{render(item)}</Text>
              </Flex>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function Pages() {
  const texts = useTexts(textsOf);
  const { page, setPage, total = 0, meta, hasNextPage, hasPreviousPage } = useListContext();
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Flex as="nav" gap="3" align="center" justify="space-between" wrap="wrap" marginTop="3" fontSize="sm">
      <Text role="status">{meta?.isMore === true ? texts.totalAbove(total) : texts.total(total)}</Text>
      {pages > 1 ? (
        <Flex gap="2" align="center">
          <Button size="sm" variant="outline" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <Text>{texts.page(page, pages)}</Text>
          <Button size="sm" variant="outline" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}

/** The box of a row that selects it. */
function SelectBox({
  label,
  isChecked,
  onToggle,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <input type="checkbox" className="office-select-box" aria-label={label} checked={isChecked} onChange={onToggle} />
  );
}
