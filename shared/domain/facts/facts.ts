import * as fees from './fees';
import * as loans from './loans';
import * as residence from './residence';
import * as returns from './returns';

/** Every figure of law, fees, loans and thresholds that the site states, by its id. A page imports those that it states, and not this. */
export const facts = { ...fees, ...loans, ...residence, ...returns } as const;

export type FactId = keyof typeof facts;

export type SourceId = (typeof facts)[FactId]['source']['id'];
