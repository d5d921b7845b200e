import type { Instalment } from '../../model/entities';
import { paymentSplit } from './payment-split';

const pay = (...parts: readonly (readonly [label: string, percent: number, when?: string])[]): readonly Instalment[] =>
  parts.map(([label, percent, when = null]) => ({ label, percent, when }));

test.each<[string, readonly Instalment[], string | null]>([
  ['what is due on handover', pay(['On booking', 10], ['During construction', 50], ['On handover', 40]), '60/40'],
  ['what is due after it', pay(['On booking', 60], ['At handover', 20], ['After handover', 20]), '60/40'],
  ['what is due in its quarter', pay(['First', 50], ['Last', 50, 'Q4 2028']), '50/50'],
  ['parts that are not the whole price', pay(['On booking', 10], ['On handover', 40]), null],
  ['no part from the handover on', pay(['On booking', 20], ['During construction', 80]), null],
  ['no plan', [], null],
])('splits a price by %s', (_what, plan, split) => {
  expect(paymentSplit(plan, { year: 2028, quarter: 4 })).toBe(split);
});
