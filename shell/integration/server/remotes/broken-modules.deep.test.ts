import { expectPageLostAlone, expectPartsLostAlone, furtherFaults, replacedInRoute } from '../testing/broken-modules';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(furtherFaults)(
  "a page, a part of Home and a part of another team's page whose server side $what affect no others",
  (fault) => expectPartsLostAlone(site, fault),
);

test.each(['head', 'status'])('a page whose module hangs in its %s affects that page only', (member) =>
  expectPageLostAlone(site, replacedInRoute(`${member}: () => { while (true); }`)),
);
