import { changedIntrinsic } from './intrinsics';

test.each([
  ['Array.prototype.map', Array.prototype, 'map'],
  ['JSON.stringify', JSON, 'stringify'],
  ['Promise.prototype.then', Promise.prototype, 'then'],
  ['Object.prototype.hasOwnProperty', Object.prototype, 'hasOwnProperty'],
])('says that %s is another, whether replaced or taken away, until it is put back', (name, of, key) => {
  expect(changedIntrinsic()).toBeNull();
  const own = Object.getOwnPropertyDescriptor(of, key) as PropertyDescriptor;
  try {
    Object.defineProperty(of, key, { ...own, value: () => null });
    expect(changedIntrinsic()).toBe(name);
    Reflect.deleteProperty(of, key);
    expect(changedIntrinsic()).toBe(name);
  } finally {
    Object.defineProperty(of, key, own);
  }
  expect(changedIntrinsic()).toBeNull();
});

test('leaves a library what it adds', () => {
  const added = Array.prototype as unknown as Record<string, unknown>;
  added.lastOnes = () => [];
  expect(changedIntrinsic()).toBeNull();
  delete added.lastOnes;
});
