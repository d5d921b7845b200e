import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Renders a part with the site's router around it; `place()` is the address that it has led to. */
export function renderInSite(part: ReactNode) {
  let address = '';
  function Place() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const view = render(
    <MemoryRouter>
      {part}
      <Place />
    </MemoryRouter>,
  );
  return { ...view, place: () => address };
}
