import { Sections } from './sections';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Until nothing waits any more. */
const turns = async () => {
  for (let count = 0; count < 10; count += 1) await turn();
};

test('each call has a turn of its own, and what goes on in it is its own too', async () => {
  const noted: number[] = [];
  const seen: string[] = [];
  const sections = new Sections((id) => noted.push(id));
  for (const id of [1, 2]) {
    sections.add(id, () => {
      seen.push(`${id} begins as ${sections.current}`);
      void Promise.resolve().then(() => seen.push(`${id} goes on as ${sections.current}`));
    });
  }
  await turns();
  expect(seen).toEqual(['1 begins as 1', '1 goes on as 1', '2 begins as 2', '2 goes on as 2']);
  expect(noted).toEqual([1, 2, 0]);
  expect(sections.current).toBe(0);
});

test('between two calls there is time for what has come from outside', async () => {
  const order: string[] = [];
  const sections = new Sections();
  sections.add(1, () => {
    order.push('first');
    setImmediate(() => order.push('outside'));
  });
  sections.add(2, () => order.push('second'));
  sections.add(3, () => order.push('third'));
  await turns();
  expect(order.indexOf('outside')).toBeLessThan(order.indexOf('third'));
});

test('what a timer does is stray where its call is over, with what goes on after it, and not before', async () => {
  const busy = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  const sections = new Sections();
  sections.begin(1);
  sections.enterTimer(1);
  busy(30);
  await turns();
  expect(sections.strayTime).toBe(0);
  sections.end(1);
  sections.enterTimer(1);
  await null;
  busy(30);
  await turns();
  expect(sections.strayTime).toBeGreaterThanOrEqual(30);
  const before = sections.strayTime;
  sections.add(2, () => busy(30));
  await turns();
  expect(sections.strayTime).toBe(before);
});
