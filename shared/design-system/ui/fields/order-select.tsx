import { type ReactNode, useEffect, useRef } from 'react';
import { Select } from './select';

interface OrderSelectProps {
  readonly id: string;
  /** The current order of the page. */
  readonly value: string;
  readonly children: ReactNode;
}

/**
 * A select of orders that submits its form on change. In most browsers each arrow key changes it: so it stays the same element
 * with the focus when the page arrives in the new order.
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
