import type { PointerEvent } from 'react';
import type { FocalPoint } from '../../../domain/model/picture-details';

/** Where a picture was pressed, in per cent of its width from the left and of its height from the top. */
export function pressedPoint({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const frame = currentTarget.getBoundingClientRect();
  return { x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 };
}
