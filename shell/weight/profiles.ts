/** The screen, network and processor of a measurement. */
export interface Profile {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly isPhone: boolean;
  /** `null`: as fast as this machine. */
  readonly network: {
    readonly downMegabits: number;
    readonly upMegabits: number;
    readonly latencyMilliseconds: number;
  } | null;
  /** How many times slower than this machine. */
  readonly processorSlowdown: number;
}

/** The goals are set for the phone: the "slow 4G" and the processor of Lighthouse, applied, not simulated. */
export const profiles = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isPhone: true,
    network: { downMegabits: 1.6, upMegabits: 0.75, latencyMilliseconds: 150 },
    processorSlowdown: 4,
  },
  laptop: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isPhone: false,
    network: { downMegabits: 10, upMegabits: 5, latencyMilliseconds: 40 },
    processorSlowdown: 1,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as readonly ProfileName[];

/** The phone with this machine's own network and processor: for measurements that do not depend on time. */
export const unthrottledPhone: Profile = { ...profiles.phone, network: null, processorSlowdown: 1 };
