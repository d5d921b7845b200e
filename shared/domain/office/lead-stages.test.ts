import { leadStages, moveFault, nextStages } from './lead-stages';

test.each([
  ['new', ['answered', 'viewing', 'offer', 'won', 'lost']],
  ['answered', ['viewing', 'offer', 'won', 'lost']],
  ['viewing', ['answered', 'offer', 'won', 'lost']],
  ['offer', ['answered', 'viewing', 'won', 'lost']],
  ['won', ['answered']],
  ['lost', ['answered']],
] as const)('a lead that is %s can become %j', (from, next) => {
  expect(nextStages(from)).toEqual(next);
});

test.each(leadStages)('a lead that is %s may stay so, with the reason that a loss has', (stage) => {
  expect(moveFault(stage, stage, stage === 'lost' ? 'price' : null)).toBeNull();
});

test('a lead is lost for a reason, and nothing else has one', () => {
  expect(moveFault('new', 'lost', null)).toBe('no reason');
  expect(moveFault('new', 'lost', 'price')).toBeNull();
  expect(moveFault('new', 'won', 'price')).toBe('reason without loss');
  expect(moveFault('won', 'lost', 'price')).toBe('no such move');
});
