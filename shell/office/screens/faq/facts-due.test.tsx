import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { FactsDue } from './facts-due';

test.each([
  ['2026-06-30', ''],
  [
    '2026-07-01',
    'Check these sources again and have their figures updated: Our estimate. The answers show when each was last checked.',
  ],
])('on %s the office reads: %s', (today, words) => {
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <FactsDue today={today} />
    </ChakraProvider>,
  );
  expect(container.textContent).toBe(words);
});
