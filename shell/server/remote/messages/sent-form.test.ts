import { receivedForm, sentForm } from './sent-form';

test('a form arrives as it was sent, with its files and with fields of the same name', async () => {
  const form = new FormData();
  form.append('name', 'Mona');
  form.append('topic', 'a');
  form.append('topic', 'b');
  form.append('file', new File([new Uint8Array([1, 2, 3])], 'plan.pdf', { type: 'application/pdf' }), 'plan.pdf');
  const received = receivedForm(structuredClone(await sentForm(form)));
  expect(received.get('name')).toBe('Mona');
  expect(received.getAll('topic')).toEqual(['a', 'b']);
  const file = received.get('file') as File;
  expect([file.name, file.type]).toEqual(['plan.pdf', 'application/pdf']);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
});
