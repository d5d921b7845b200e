import { Field, Input, Stack } from '@chakra-ui/react';
import { type RaRecord, useGetList, useGetOne } from 'ra-core';
import { type Ref, useState } from 'react';
import { useTexts } from '../../domain/format/locale-context';
import { largestList } from '../../domain/office/list-query';
import type { ContentResource } from '../../domain/office/resources';
import { OfficeSelect } from './form-inputs';
import { textsOf } from './texts';

interface Props {
  readonly resource: ContentResource;
  readonly value: number | null;
  /** The label for screen readers, where the field's own is not the select's. */
  readonly label?: string;
  /** The text of no choice. */
  readonly none: string;
  /** Records that cannot be chosen. */
  readonly without?: readonly number[];
  readonly onChange: (id: number | null) => void;
  readonly selectRef?: Ref<HTMLSelectElement>;
}

const nameOf = ({ id, name, heading }: RaRecord) => String(name ?? heading ?? `#${id}`);

/** The name of a record, its number while it is not known. */
export function useRecordName(resource: ContentResource, id: number | null): string {
  const { data } = useGetOne<RaRecord>(resource, { id: id ?? 0 }, { enabled: id !== null, retry: false });
  return data === undefined ? `#${id}` : nameOf(data);
}

/** A select of the records of a kind by their names; where there are more than one list has, words narrow them. */
export function RecordSelect({ resource, value, label, none, without = [], onChange, selectRef }: Props) {
  const texts = useTexts(textsOf).records;
  const [words, setWords] = useState('');
  const { data = [], total = 0 } = useGetList<RaRecord>(
    resource,
    {
      filter: words.trim() === '' ? {} : { q: words.trim() },
      sort: { field: resource === 'blogs' ? 'heading' : 'name', order: 'ASC' },
      pagination: { page: 1, perPage: largestList },
    },
    { retry: false, placeholderData: (before) => before },
  );
  const chosenName = useRecordName(resource, value);
  const isListed = data.some(({ id }) => id === value);
  return (
    <Stack gap="1" width="100%">
      {total > data.length || words !== '' ? (
        // A field of its own: inside of another one it would have that one's id.
        <Field.Root>
          <Input
            size="sm"
            type="search"
            aria-label={texts.find}
            placeholder={texts.find}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field.Root>
      ) : null}
      <OfficeSelect
        {...(label !== undefined && { label })}
        none={none}
        {...(selectRef !== undefined && { selectRef })}
        value={value ?? ''}
        options={[
          ...(value === null || isListed ? [] : [{ value, label: chosenName }]),
          ...data
            .filter(({ id }) => !without.includes(Number(id)))
            .map((record) => ({ value: record.id, label: nameOf(record) })),
        ]}
        onChoose={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      />
    </Stack>
  );
}
