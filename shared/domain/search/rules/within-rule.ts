import { areaFilter } from '../areas/area-filter';
import { cornerLimits, longestArea, parseArea } from '../areas/drawn-area';
import { table } from '../criteria/table';
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
