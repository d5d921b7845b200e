test('a request is aborted by a signal of the page, before and after it was made', () => {
  const controller = new AbortController();
  const request = new Request('http://localhost/', { signal: controller.signal });
  expect(request.signal.aborted).toBe(false);
  controller.abort(new Error('left'));
  expect(request.signal.aborted).toBe(true);
  expect(new Request('http://localhost/', { signal: controller.signal }).signal.aborted).toBe(true);
});

test('a fetch that the page has aborted is not sent', async () => {
  const sent = fetch('http://localhost:9/', { signal: AbortSignal.abort(new Error('left')) });
  await expect(sent).rejects.toThrow('left');
});

test('a form of the page is sent with its fields', async () => {
  const form = new FormData();
  form.append('name', 'Noura');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  expect(await request.text()).toContain('Noura');
});
