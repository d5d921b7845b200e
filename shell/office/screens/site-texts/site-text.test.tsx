import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { SiteText } from './site-text';

const published = { version: 1, publication: 'published', publish_at: null, unpublish_at: null };

async function open(name: string, text: string) {
  const provider = {
    getOne: async () => ({ data: { id: 1, name, text, ...published } }),
    getList: async () => ({ data: [], total: 0 }),
  } as unknown as DataProvider;
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider}>
          <SiteText params={{ id: '1' }} siteUrl="https://iwan.example" locale="en-AE" />
        </CoreAdminContext>
      </MemoryRouter>
    </ChakraProvider>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(text));
  return screen.getByRole('textbox', { name: 'Text' });
}

test('a template of answers has several lines and its gaps explained, and no page of the site', async () => {
  const field = await open('answer.first', 'Hello\n\n{from}');
  expect(field).toHaveAccessibleDescription(/\{name\}, \{project\}, \{facts\},? and \{from\}$/);
  expect(screen.queryByRole('link', { name: /site/ })).not.toBeInTheDocument();
});

test('a text of the footer has its gap explained, and a page that shows it', async () => {
  const field = await open('footer.rights', '© {year}');
  expect(field).toHaveAccessibleDescription(/\{year\}$/);
  expect(screen.getByRole('link', { name: /site/ })).toHaveAttribute('href', 'https://iwan.example/faq');
});

test('a legal text names what has still to be filled in, and links to its page', async () => {
  const field = await open('legal.terms', '# Fee\nIt is [fee].\n\nWrite to [email].');
  expect(field).toHaveAccessibleDescription(/To be filled in: \[fee\] and \[email\]$/);
  expect(screen.getByRole('link', { name: /site/ })).toHaveAttribute(
    'href',
    'https://iwan.example/terms-and-condition',
  );
});
