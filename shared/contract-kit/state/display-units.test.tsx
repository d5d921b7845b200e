import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { displayUnitsStore, storedKeys, useDisplayUnits } from './site-store';

function Shown() {
  const { currency, areaUnit, rate } = useDisplayUnits((state) => state);
  return <p>{`${currency} ${rate} ${areaUnit}`}</p>;
}

const otherTab = (text: string | null) => {
  if (text === null) window.localStorage.removeItem(storedKeys.display);
  else window.localStorage.setItem(storedKeys.display, text);
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.display })));
};

afterEach(() => otherTab(null));

test('shows dirhams and square feet until something else is chosen, and remembers the choice', () => {
  render(<Shown />);
  expect(screen.getByText('AED null sq ft')).toBeInTheDocument();
  act(() => displayUnitsStore.chooseCurrency('EUR'));
  act(() => displayUnitsStore.setRate('EUR', 0.23));
  act(() => displayUnitsStore.chooseAreaUnit('sq m'));
  expect(screen.getByText('EUR 0.23 sq m')).toBeInTheDocument();
  expect(JSON.parse(window.localStorage.getItem(storedKeys.display) ?? '')).toEqual({
    currency: 'EUR',
    areaUnit: 'sq m',
    rate: 0.23,
    rateDate: null,
  });
});

test('drops the rate with its currency, and takes none that comes too late', () => {
  render(<Shown />);
  act(() => displayUnitsStore.chooseCurrency('EUR'));
  act(() => displayUnitsStore.setRate('EUR', 0.23));
  act(() => displayUnitsStore.chooseCurrency('USD'));
  act(() => displayUnitsStore.setRate('EUR', 0.24));
  expect(screen.getByText('USD null sq ft')).toBeInTheDocument();
});

test('keeps the currency that another tab has just chosen, and gives it no rate of another', () => {
  act(() => displayUnitsStore.chooseCurrency('EUR'));
  window.localStorage.setItem(storedKeys.display, '{"currency":"GBP","areaUnit":"sq ft","rate":null}');
  act(() => displayUnitsStore.setRate('EUR', 0.23));
  act(() => displayUnitsStore.chooseAreaUnit('sq m'));
  expect(JSON.parse(window.localStorage.getItem(storedKeys.display) ?? '')).toMatchObject({
    currency: 'GBP',
    areaUnit: 'sq m',
    rate: null,
  });
});

test('follows another tab, whatever stands in its storage', () => {
  render(<Shown />);
  otherTab('{"currency":"GBP","areaUnit":"sq m","rate":0.2}');
  expect(screen.getByText('GBP 0.2 sq m')).toBeInTheDocument();
  otherTab('{"currency":"<b>","areaUnit":3,"rate":"0.2"}');
  expect(screen.getByText('AED null sq ft')).toBeInTheDocument();
  otherTab('not JSON');
  expect(screen.getByText('AED null sq ft')).toBeInTheDocument();
});

test('renders as given on the server, so that hydration finds what it expects', async () => {
  act(() => displayUnitsStore.chooseAreaUnit('sq m'));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Shown />);
  expect(place).toHaveTextContent('AED null sq ft');
  const root = await act(async () => hydrateRoot(place, <Shown />));
  expect(place).toHaveTextContent('AED null sq m');
  act(() => root.unmount());
  place.remove();
});
