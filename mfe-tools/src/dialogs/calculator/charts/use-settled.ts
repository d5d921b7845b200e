import { useEffect, useState } from 'react';

/** Debounce in milliseconds. */
const delay = 120;

/** A debounced value: a chart is not redrawn for each pixel that a slider is moved. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
