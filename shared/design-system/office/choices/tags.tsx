import { Flex, Span, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { textsOf } from './texts';

interface Props {
  readonly tags: readonly string[];
  readonly isNew: (tag: string) => boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (place: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The chosen values. The button of each removes it, and arrow keys on it move it. */
export function Tags({ tags, isNew, onMove, onRemove }: Props) {
  const texts = useTexts(textsOf);
  const list = useRef<HTMLUListElement>(null);
  /** The place whose button gets the focus after a change: a moved or removed element loses it. */
  const [focused, setFocused] = useState<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const help = useId();
  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelectorAll('button')[Math.min(focused, tags.length - 1)]?.focus();
    setFocused(null);
  }, [focused, tags.length]);
  if (tags.length === 0) return null;
  const remove = (place: number) => {
    onRemove(place);
    setFocused(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const to = place + (steps[event.key] ?? 0);
    if (!isRemoval && (to === place || to < 0 || to >= tags.length)) return;
    event.preventDefault();
    if (isRemoval) return remove(place);
    onMove(place, to);
    setFocused(to);
  };
  return (
    <>
      <Flex
        as="ul"
        ref={list as Ref<never>}
        gap="2"
        wrap="wrap"
        listStyleType="none"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        {tags.map((tag, place) => (
          <Flex
            as="li"
            key={tag}
            align="center"
            borderWidth="1px"
            borderRadius="full"
            borderStyle={isNew(tag) ? 'dashed' : 'solid'}
            borderColor="border.emphasized"
            background="bg.panel"
            paddingInlineStart="3"
            fontSize="sm"
          >
            {tag}
            {isNew(tag) ? (
              <Span color="fg.muted" marginInlineStart="1">
                ({texts.new})
              </Span>
            ) : null}
            <Flex
              as="button"
              {...{ type: 'button' }}
              aria-label={texts.remove(tag, place + 1, tags.length)}
              aria-describedby={help}
              aria-keyshortcuts="Delete ArrowLeft ArrowRight"
              minWidth="8"
              minHeight="8"
              align="center"
              justify="center"
              borderRadius="full"
              cursor="pointer"
              onClick={() => remove(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              ×
            </Flex>
          </Flex>
        ))}
      </Flex>
      <Text id={help} fontSize="xs" color="fg.muted" srOnly={!hasFocus}>
        {texts.tagKeys}
      </Text>
    </>
  );
}
