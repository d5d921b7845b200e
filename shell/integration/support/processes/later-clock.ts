/** The value of `NODE_OPTIONS` with which every process of a site has a clock that is some days ahead. */
export const clockAhead = (days: number) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const D=Date,ahead=${days}*864e5;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+ahead)}static now(){return D.now()+ahead}}`,
  )}`;
