import { frameBetween, heldInside } from './crop-frame';

test('a frame is drawn from any corner to any other', () => {
  const frame = { left: 10, top: 20, width: 40, height: 30 };
  expect(frameBetween({ x: 10, y: 20 }, { x: 50, y: 50 })).toEqual(frame);
  expect(frameBetween({ x: 50, y: 20 }, { x: 10, y: 50 })).toEqual(frame);
});

test.each([
  [
    { left: -5, top: 0, width: 50, height: 50 },
    { left: 0, top: 0, width: 50, height: 50 },
  ],
  [
    { left: 80, top: 90, width: 50, height: 50 },
    { left: 80, top: 90, width: 20, height: 10 },
  ],
  [
    { left: 100, top: 100, width: 0, height: 0 },
    { left: 99, top: 99, width: 1, height: 1 },
  ],
])('the frame %j is held inside the picture as %j', (typed, held) => {
  expect(heldInside(typed)).toEqual(held);
});
