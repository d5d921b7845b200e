import { type Opinion, type Reaction, react } from './reaction';

test.each<[Reaction['mine'], number, Opinion, number]>([
  [null, 128, 'liked', 129],
  [null, 128, 'disliked', 128],
  ['disliked', 128, 'liked', 129],
  ['liked', 128, 'disliked', 127],
  ['liked', 128, 'liked', 128],
  ['disliked', 128, 'disliked', 128],
  ['liked', 0, 'disliked', 0],
])('from %p with %i likes, %s leaves %i', (mine, likes, opinion, left) => {
  expect(react({ mine, likes }, opinion)).toEqual({ likes: left, mine: opinion });
});
