/** What a visitor reads of exchange rates, with and without script; a day and a currency as they are written there. */
export const rateWords = {
  /** By where the rates come from. */
  sources: {
    service: (day: string) => `Mid-market rates of ${day}. A bank adds its own margin.`,
    'last-good': (day: string) =>
      `The exchange-rate service is out of reach: these are its last good rates, of ${day}.`,
    snapshot: (day: string) =>
      `The exchange-rate service is out of reach: these rates are a table of ${day}, for orientation only.`,
  },
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  unknown: (from: string, to: string) => `There is no rate from ${from} to ${to} at the moment.`,
  unreadable: 'This cannot be read as an amount. Write figures, such as 10,000 or 1.5 million.',
} as const;
