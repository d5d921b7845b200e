import { Box, Flex, Input, Span } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import type { ValueInUse } from '../../../domain/office/wire';
import { textsOf } from './texts';

/** Whether two texts are the same value, ignoring case. */
export const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly values: readonly ValueInUse[];
  readonly text: string;
  readonly placeholder?: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

/** The most values in the list: more are found by typing. */
const mostShown = 50;

/**
 * A text field with the values in use below it, of which Enter takes the marked one. A text that is none of them is offered as a new
 * value. Chakra's own combobox loses keys that are pressed before it has rendered the previous one.
 */
export function ValueCombobox({ inputRef, values, text, onText, onChoose, onBlur, onKeyDown, ...input }: Props) {
  const texts = useTexts(textsOf);
  const [isOpen, setIsOpen] = useState(false);
  // Opened without typing, the list has all values, not only those like the present one.
  const [isTyped, setIsTyped] = useState(false);
  /** The place of the marked item; -1 for none. */
  const [marked, setMarked] = useState(-1);
  const id = useId();
  const items = itemsFor(values, isTyped ? text.trim() : '');
  const isShown = isOpen && items.length > 0;

  const close = () => {
    setIsOpen(false);
    setIsTyped(false);
    setMarked(-1);
  };
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  const onKey = (event: KeyboardEvent) => {
    const item = isShown ? items[marked] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setMarked(isShown ? (marked + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % items.length : 0);
    } else if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault();
      choose(item.value);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    onKeyDown?.(event);
  };
  return (
    <Box position="relative" width="100%">
      <Input
        {...input}
        ref={inputRef}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && marked >= 0 ? `${id}-${marked}` : undefined}
        value={text}
        onChange={(event) => {
          setIsOpen(true);
          setIsTyped(true);
          setMarked(0);
          onText(event.target.value);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKey}
        onBlur={() => {
          const [first] = items;
          // The spelling that is in use.
          if (isTyped && first !== undefined && isSame(first.value, text)) onChoose(first.value);
          close();
          onBlur();
        }}
      />
      {isShown ? (
        <Box
          id={id}
          role="listbox"
          aria-label={texts.list}
          position="absolute"
          zIndex="dropdown"
          insetInline="0"
          marginTop="1"
          maxHeight="16rem"
          overflowY="auto"
          borderWidth="1px"
          borderRadius="md"
          background="bg.panel"
          boxShadow="md"
        >
          {items.map((item, place) => (
            <Item key={item.value} id={`${id}-${place}`} item={item} isMarked={place === marked} onChoose={choose} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** A value in use, or a new one without a count. */
type ListItem = Pick<ValueInUse, 'value'> & Partial<ValueInUse>;

/** The values with a text in them: the one that is this text first, or the text as a new value last. */
function itemsFor(values: readonly ValueInUse[], typed: string): readonly ListItem[] {
  const exact = values.find(({ value }) => isSame(value, typed));
  const found = values.filter((one) => one !== exact && one.value.toLowerCase().includes(typed.toLowerCase()));
  return [
    ...(exact === undefined ? [] : [exact]),
    ...found.slice(0, mostShown),
    ...(exact === undefined && typed !== '' ? [{ value: typed }] : []),
  ];
}

interface ItemProps {
  readonly id: string;
  readonly item: ListItem;
  readonly isMarked: boolean;
  readonly onChoose: (value: string) => void;
}

function Item({ id, item: { value, count }, isMarked, onChoose }: ItemProps) {
  const texts = useTexts(textsOf);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked]);
  return (
    <Flex
      ref={element}
      id={id}
      role="option"
      aria-selected={isMarked}
      justify="space-between"
      gap="3"
      paddingInline="3"
      paddingBlock="2"
      cursor="pointer"
      fontSize="sm"
      background={isMarked ? 'bg.muted' : undefined}
      _hover={{ background: 'bg.muted' }}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(value)}
    >
      {count === undefined ? texts.addNew(value) : value}
      {count === undefined ? null : <Span color="fg.muted">{texts.usedBy(count)}</Span>}
    </Flex>
  );
}
