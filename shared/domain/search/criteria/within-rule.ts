import { areaFilter } from '../area-filter';
import { cornerLimits, longestArea, parseArea } from '../drawn-area';
import { table } from './table';
import { textRule } from './text-rule';

export const withinRule = textRule(table.within, {
  form: {
    canRead: (text) => parseArea(text) !== null,
    form: `an area of ${cornerLimits.least} to ${cornerLimits.most} corners`,
    longest: longestArea,
  },
  ruleOf: areaFilter,
  properties: ['latitude', 'longitude'],
});
