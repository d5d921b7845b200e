import { backOff } from './back-off';
import type { Channel } from './channel';
import { type DeliveryWorker, type LoopParts, startChannelLoop } from './channel-loop';
import { timeLimit } from './time-limits';

/** Milliseconds; the recovery of a channel is noticed within this time. */
const longestPause = 60_000;

interface Parts<Item, Name extends string> extends Pick<LoopParts<Item, Name>, 'outbox' | 'what' | 'log'> {
  readonly channels: readonly Channel<Item, Name>[];
  /** For tests. */
  readonly timeLimit?: number;
  readonly pause?: LoopParts<Item>['pause'];
}

const channelPause = (failures: number) => Math.min(longestPause, backOff(failures));

/** Delivers an outbox until it is stopped, each item at least once by each of its channels. */
export function startDeliveries<Item, Name extends string>({ channels, ...parts }: Parts<Item, Name>): DeliveryWorker {
  const loops = channels.map((channel) => startChannelLoop({ timeLimit, pause: channelPause, ...parts, channel }));
  return {
    nudge: () => {
      for (const loop of loops) loop.nudge();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
