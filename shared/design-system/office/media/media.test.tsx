import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, HttpError } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { GalleryInput } from './gallery-input';
import { MediaInput } from './media-input';

const uploaded = (letter: string, width = 1600) => `media/uploaded/${letter.repeat(32)}-${width}x900.webp`;

/** The office's API for uploads, as the data provider passes it on. */
class Uploads {
  answers: Record<string, () => unknown> = {};
  readonly sent: string[] = [];
  readonly provider = {
    upload: async (path: string, file: File) => {
      this.sent.push(`${path} ${file.name}`);
      const response = this.answers[file.name];
      if (response === undefined) throw new HttpError('There is no such file.', 404, null);
      return { file: response(), kind: 'picture', width: 1600, height: 900 };
    },
    send: async (_method: string, path: string, body: { readonly file: string }) => {
      this.sent.push(`${path} ${JSON.stringify(body)}`);
      return { file: uploaded('c'), kind: 'picture', width: 800, height: 900 };
    },
  } as unknown as DataProvider;
}

let uploads: Uploads;
let values: Readonly<Record<string, unknown>>;
beforeEach(() => {
  uploads = new Uploads();
});

function Form({ start, children }: { readonly start: object; readonly children: ReactNode }) {
  const form = useForm({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <Watch />
      {children}
    </FormProvider>
  );
}

function Watch() {
  values = useWatch();
  return null;
}

function open(start: object, input: ReactNode) {
  render(
    <ChakraProvider value={defaultSystem}>
      <CoreAdminContext dataProvider={uploads.provider}>
        <Form start={start}>{input}</Form>
      </CoreAdminContext>
    </ChakraProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}

const gallery = (
  <GalleryInput name="gallery" label="Gallery" field={{ kind: 'pictures', details: 'pictures', leastWidth: 1280 }} />
);
const named = (name: string) => new File(['x'], name, { type: 'image/png' });
const choose = (user: ReturnType<typeof userEvent.setup>, label: string, files: File[]) =>
  user.upload(screen.getByLabelText(label, { selector: 'input[type=file]' }), files);

test('many pictures are added at once, and one that fails says why and loses no other', async () => {
  const user = open({ gallery: 'media/first.webp', pictures: null, name: 'Typed' }, gallery);
  uploads.answers = {
    'a.png': () => uploaded('a'),
    'bad.png': () => {
      throw new HttpError('The picture is damaged: it could not be read to its end', 400, null);
    },
    'b.png': () => uploaded('b'),
  };
  await choose(user, 'Gallery', [named('a.png'), named('bad.png'), named('b.png')]);
  await screen.findByText('bad.png: The picture is damaged: it could not be read to its end');
  // ra-core logs refusals to the console, except in production.
  expect(jest.mocked(console.error).mock.calls).toEqual([[expect.any(HttpError)]]);
  jest.mocked(console.error).mockClear();
  await waitFor(() => expect(values.gallery).toBe(`media/first.webp, ${uploaded('a')}, ${uploaded('b')}`));
  expect(values.name).toBe('Typed');

  uploads.answers['bad.png'] = () => uploaded('d', 640);
  await user.click(screen.getByRole('button', { name: 'Try bad.png again' }));
  await waitFor(() => expect(String(values.gallery)).toContain(uploaded('d', 640)));
  expect(screen.queryByText(/bad\.png/)).toBeNull();
  expect(screen.getByText(/This image is 640 pixels wide/)).toBeInTheDocument();
});

test('a picture is moved with its buttons and by dragging, and the new place is announced', async () => {
  const user = open({ gallery: 'a.webp, b.webp, c.webp', pictures: null }, gallery);
  await user.click(screen.getByRole('button', { name: 'Move image 3 forward' }));
  expect(values.gallery).toBe('a.webp, c.webp, b.webp');
  expect(screen.getByRole('status')).toHaveTextContent('Image moved to 2 of 3.');
  expect(screen.getByRole('button', { name: 'Move image 1 forward' })).toBeDisabled();
  const [first, , last] = screen.getAllByRole('listitem').filter((item) => item.draggable);
  if (!first || !last) throw new Error('There are not three pictures');
  fireEvent.dragStart(last);
  fireEvent.dragOver(first);
  fireEvent.drop(first, { dataTransfer: { files: [] } });
  expect(values.gallery).toBe('b.webp, a.webp, c.webp');
});

test('alternative text and focal point are said of one picture, and follow it when it is cropped', async () => {
  const user = open({ gallery: uploaded('a'), pictures: [{ file: 'other.webp', alt: 'Other' }] }, gallery);
  await user.click(screen.getByRole('button', { name: 'Alt text, focus and crop: image 1' }));
  await user.type(screen.getByLabelText('Alt text'), 'Pool');
  const point = screen.getByRole('button', { name: /^Focal point/ });
  point.focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  const other = { file: 'other.webp', alt: 'Other' };
  expect(values.pictures).toEqual([other, { file: uploaded('a'), alt: 'Pool', focus_x: 45, focus_y: 55 }]);

  const width = screen.getByLabelText('Width (%)');
  expect(screen.getByRole('button', { name: 'Crop' })).toBeDisabled();
  fireEvent.change(width, { target: { value: '50' } });
  await user.click(screen.getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(values.gallery).toBe(uploaded('c')));
  expect(uploads.sent).toEqual([
    `/media/crop ${JSON.stringify({ file: uploaded('a'), left: 0, top: 0, width: 50, height: 100 })}`,
  ]);
  expect(values.pictures).toEqual([other, { file: uploaded('c'), alt: 'Pool' }]);
});

test('a single picture is replaced, typed by its path, or removed', async () => {
  const user = open({ image: '' }, <MediaInput name="image" label="Portrait" field={{ kind: 'picture' }} />);
  uploads.answers = { 'a.png': () => uploaded('a') };
  await choose(user, 'Portrait', [named('a.png')]);
  await waitFor(() => expect(values.image).toBe(uploaded('a')));
  expect(uploads.sent).toEqual(['/media?accept=picture a.png']);
  await user.click(screen.getByRole('button', { name: 'Remove: Portrait' }));
  expect(values.image).toBe('');
  await user.type(screen.getByPlaceholderText('Path or web address'), 'media/p.webp');
  expect(values.image).toBe('media/p.webp');
  expect(within(document.body).getByRole('button', { name: 'Choose another file: Portrait' })).toBeInTheDocument();
});
