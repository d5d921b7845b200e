import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Tabs, tabId } from './tabs';

const tabs = ['All', 'Residential', 'Commercial'].map((id) => ({ id, label: id, href: `?tab=${id}` }));

function Tabbed() {
  const [chosen, setChosen] = useState('All');
  return (
    <>
      <Tabs label="Category" panel="list" tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <div id="list" role="tabpanel" aria-labelledby={`list-tab-${chosen}`} />
    </>
  );
}

// Point by point what the ARIA pattern of tabs asks whose panels are there at once.
test.each([
  ['Shift alone leaves it at the chosen one', '{Shift}', 'All'],
  ['Right chooses the next', '{ArrowRight}', 'Residential'],
  ['Right goes from the last to the first', '{ArrowRight}{ArrowRight}{ArrowRight}', 'All'],
  ['Left chooses the one before', '{ArrowRight}{ArrowRight}{ArrowLeft}', 'Residential'],
  ['Left goes from the first to the last', '{ArrowLeft}', 'Commercial'],
  ['End chooses the last', '{End}', 'Commercial'],
  ['Home chooses the first', '{End}{Home}', 'All'],
  ['Space stays', '{ArrowRight} ', 'Residential'],
  ['Enter stays', '{ArrowRight}{Enter}', 'Residential'],
  ['Down is the page’s own', '{ArrowDown}', 'All'],
])('%s', async (_, keys, name) => {
  const user = userEvent.setup();
  render(<Tabbed />);
  await user.tab();
  await user.keyboard(keys);
  const tab = screen.getByRole('tab', { name });
  expect(tab).toHaveFocus();
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab]);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
  expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name }).id);
});

test('a tab of two words has an id without a space, by which its panel finds it', () => {
  render(
    <Tabs
      label="Category"
      panel="list"
      tabs={[{ id: 'Off Plan', label: 'Off Plan', href: '?' }]}
      chosen=""
      onChoose={() => {}}
    />,
  );
  expect(screen.getByRole('tab')).toHaveAttribute('id', 'list-tab-Off-Plan');
  expect(tabId('list', 'Off Plan')).toBe('list-tab-Off-Plan');
});

test('from right to left, Left leads on', async () => {
  const user = userEvent.setup();
  render(
    <>
      <style>{'[role=tablist] { direction: rtl }'}</style>
      <Tabbed />
    </>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Residential' })).toHaveFocus();
});

test('without script each is a link that Tab comes to', () => {
  const html = renderToString(<Tabbed />);
  expect(html.match(/href="\?tab=/g)).toHaveLength(3);
  expect(html).not.toContain('tabindex="-1"');
});
