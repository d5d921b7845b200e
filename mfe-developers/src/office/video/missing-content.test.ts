import { missingContentOf } from './missing-content';

const whole = { video: 'media/video/clip.mp4', v_heading: 'Along the water', images: 'media/a.webp' };

test.each([
  [{}, []],
  [{ video: 'https://example.com/films' }, ['playable']],
  [{ v_heading: ' ', images: null }, ['title', 'picture']],
  [{ v_img: 'media/still.webp', images: null }, []],
  [{ video: null, v_heading: null }, []],
])('with %j a video lacks %j', (changes, lacks) => {
  expect(missingContentOf({ ...whole, ...changes })).toEqual(lacks);
});
