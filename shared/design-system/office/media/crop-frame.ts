import type { PointerEvent } from 'react';
import type { FocalPoint } from '../../../domain/model/picture-details';

/** Where a picture was pressed, in per cent of its width from the left and of its height from the top. */
export function pressedPoint({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const frame = currentTarget.getBoundingClientRect();
  return { x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 };
}

/** A part of a picture in per cent of its width and height. */
export interface CropFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholePicture: CropFrame = { left: 0, top: 0, width: 100, height: 100 };

/** The shortest edge of a frame, in per cent. */
const shortest = 1;

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, Math.round(value)));

/** The frame between two corners, in whole per cent and inside the picture. */
export function frameBetween(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): CropFrame {
  return heldInside({
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  });
}

/** A typed frame, moved and shortened so that it lies inside the picture. */
export function heldInside({ left, top, width, height }: CropFrame): CropFrame {
  const start = { left: between(0, 100 - shortest, left), top: between(0, 100 - shortest, top) };
  return {
    ...start,
    width: between(shortest, 100 - start.left, width),
    height: between(shortest, 100 - start.top, height),
  };
}

/** Whether a frame leaves anything out. */
export const isPart = ({ width, height }: CropFrame) => width < 100 || height < 100;
