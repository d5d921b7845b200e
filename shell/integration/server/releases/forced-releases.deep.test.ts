import { declaredFaults, expectContained } from '../testing/declared-faults';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

test.each(declaredFaults)(
  'a release with $name is refused in one sentence, and forced into the store affects its own part only',
  (fault) => expectContained(site, fault),
);
