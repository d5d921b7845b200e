import { readBucketAddress } from './bucket';

test.each([
  ['s3://releases', { bucket: 'releases', prefix: '' }],
  ['s3://releases/', { bucket: 'releases', prefix: '' }],
  ['s3://my.releases/iwan/live/', { bucket: 'my.releases', prefix: 'iwan/live/' }],
])('%s is %p', (text, address) => {
  expect(readBucketAddress(text)).toEqual(address);
});

test.each([
  'releases',
  's3://',
  's3://Releases',
  's3://a',
  'https://s3.example/releases',
  's3://releases/a b',
  's3://releases//',
])('%s is none', (text) => {
  expect(readBucketAddress(text)).toBeNull();
});
