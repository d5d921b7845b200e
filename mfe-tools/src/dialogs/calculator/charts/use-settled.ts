import { useEffect, useState } from 'react';

/** How long something must stand still before it is drawn, in milliseconds. */
const delay = 120;

/** The value once it has stopped changing: a chart is not drawn again for each pixel that a slider is moved by. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
