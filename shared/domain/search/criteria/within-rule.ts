import { areaFilter } from '../area-filter';
import { cornerLimits, longestArea, parseArea } from '../drawn-area';
import { textRule } from './text-rule';
import { within } from './within';

export const withinRule = textRule(within, {
  form: {
    canRead: (text) => parseArea(text) !== null,
    form: `an area of ${cornerLimits.least} to ${cornerLimits.most} corners`,
    longest: longestArea,
  },
  ruleOf: areaFilter,
  properties: ['latitude', 'longitude'],
});
