import { Button, Flex, Text } from '@chakra-ui/react';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { textsOf } from './texts';

/** The selected records of a list. */
export interface Selection {
  readonly ids: readonly number[];
  readonly clear: () => void;
}

/** How many records of a list are selected, and what can be done to them; nothing without a selection. */
export function BulkBar({ actions }: { readonly actions: (selection: Selection) => ReactNode }) {
  const texts = useTexts(textsOf);
  const { selectedIds = [], onUnselectItems } = useListContext();
  const clear = () => onUnselectItems();
  return (
    <Flex
      role="region"
      aria-live="polite"
      aria-label={texts.select}
      gap="3"
      align="center"
      wrap="wrap"
      marginBottom={selectedIds.length > 0 ? '3' : '0'}
    >
      {selectedIds.length === 0 ? null : (
        <>
          <Text fontWeight="medium">{texts.selected(selectedIds.length)}</Text>
          {actions({ ids: selectedIds.map(Number), clear })}
          <Button size="sm" variant="ghost" onClick={clear}>
            {texts.clear}
          </Button>
        </>
      )}
    </Flex>
  );
}
