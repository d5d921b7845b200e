import { type ReactNode, useEffect, useRef } from 'react';
import { Select } from './select';

interface OrderSelectProps {
  readonly id: string;
  /** The order that the page is shown in. */
  readonly value: string;
  readonly children: ReactNode;
}

/**
 * A list of orders that sends its form when another is chosen. In most browsers each arrow key chooses: so the list stays the
 * same element, with the focus, when the page comes in the new order, and the next key goes on from there.
 */
export function OrderSelect({ id, value, children }: OrderSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);

  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (select.current) select.current.value = value;
  }, [value]);

  return (
    <Select
      ref={select}
      id={id}
      name="sort"
      autoComplete="off"
      height="small"
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {children}
    </Select>
  );
}
