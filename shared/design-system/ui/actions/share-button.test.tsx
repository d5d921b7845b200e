import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();

function browserThat({ shares, copies }: { readonly shares: boolean; readonly copies: boolean }) {
  Object.defineProperty(navigator, 'share', { value: shares ? share : undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: copies ? { writeText } : undefined, configurable: true });
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
});

async function press() {
  // Without its own clipboard, which would stand before ours.
  const user = userEvent.setup({ writeToClipboard: false });
  render(<ShareButton title="Harbour Gate" />);
  return user;
}

test('shares by the browser where it can', async () => {
  const user = await press();
  browserThat({ shares: true, copies: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Harbour Gate', url: 'http://localhost/' });
  expect(writeText).not.toHaveBeenCalled();
});

test('says nothing when I change my mind', async () => {
  const user = await press();
  browserThat({ shares: true, copies: true });
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the link where the browser cannot share, and says so', async () => {
  const user = await press();
  browserThat({ shares: false, copies: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledWith('http://localhost/');
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test('shows the link where it may not be copied either', async () => {
  const user = await press();
  browserThat({ shares: false, copies: false });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByLabelText('Copy this link:')).toHaveValue('http://localhost/');
});
