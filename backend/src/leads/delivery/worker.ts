import { backOff } from './back-off';
import type { Channel, ChannelName, OutgoingLead } from './channel';
import { type DeliveryWorker, type LoopParts, startChannelLoop } from './channel-loop';

/** Milliseconds for one delivery; a mail has longer (`mailTimeLimit`). */
export const timeLimit = 15_000;
/** Milliseconds; a channel that is back is noticed within that. */
const longestPause = 60_000;

interface Parts extends Pick<LoopParts<OutgoingLead, ChannelName>, 'outbox' | 'log'> {
  readonly channels: readonly Channel[];
  /** For tests. */
  readonly timeLimit?: number;
  readonly pause?: LoopParts<OutgoingLead>['pause'];
}

export const channelPause = (failures: number) => Math.min(longestPause, backOff(failures));

/** Delivers the outbox until it is stopped, each lead to each of its channels at least once and under one key. */
export function startDeliveries({ channels, ...parts }: Parts): DeliveryWorker {
  const loops = channels.map((channel) =>
    startChannelLoop({ timeLimit, pause: channelPause, what: 'a lead', ...parts, channel }),
  );
  return {
    nudge: () => {
      for (const loop of loops) loop.nudge();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
