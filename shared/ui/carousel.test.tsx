import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

const timing = { speed: 500, interval: 2000 };
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>{`Slide ${index + 1}`}</p> }));

test('has all its slides in the HTML of the server', () => {
  const html = renderToString(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
  for (const text of ['Slide 1', 'Slide 5', '1 – 3 / 5']) expect(html).toContain(text);
});

test('names itself and its controls', () => {
  render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
  const controls = within(screen.getByRole('group', { name: 'Views: slides' }));
  expect(screen.getByRole('group', { name: 'Views' })).toBeInTheDocument();
  expect(controls.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous',
    'Pause',
    'Next',
  ]);
});

test('turns pause into play and back', async () => {
  const user = userEvent.setup();
  render(<Carousel id="c" title="Views" slides={slides(5)} fit="three" timing={timing} />);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('has no controls with one slide', () => {
  render(<Carousel id="c" title="Views" slides={slides(1)} fit="one" timing={timing} />);
  expect(screen.queryByRole('button')).toBeNull();
});
