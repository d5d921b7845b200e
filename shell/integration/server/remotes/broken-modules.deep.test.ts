import { expectPageLostAlone, expectPartsLostAlone, furtherFaults, replacedInRoute } from '../testing/broken-modules';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(furtherFaults)(
  "a page, a part of Home and a part of another team's page whose server side $what cost themselves alone",
  (fault) => expectPartsLostAlone(site, fault),
);

test.each(['head', 'status'])('a page whose module hangs over its %s costs that page only', (member) =>
  expectPageLostAlone(site, replacedInRoute(`${member}: () => { while (true); }`)),
);
