import * as contracts from './contracts';
import * as fees from './fees';
import * as loans from './loans';
import * as residence from './residence';
import * as returns from './returns';

/**
 * All figures of law, fees, loans and thresholds that the site states, by id. A page imports only the ones that it uses,
 * instead of this.
 */
export const facts = { ...contracts, ...fees, ...loans, ...residence, ...returns } as const;

export type FactId = keyof typeof facts;

export type SourceId = (typeof facts)[FactId]['source']['id'];
