import { defineSlot } from '@iwan/shared/contracts/module';
import { mostNiches, nicheOf } from '../../parts/niche';
import { DevelopersCarousel, type DevelopersData } from './developers-carousel';

export const slot = defineSlot<DevelopersData>({
  Component: DevelopersCarousel,
  loader: async ({ http, signal }) => {
    const { developersApi } = await import('@iwan/shared/api/developers');
    const all = await developersApi(http).list(signal);
    return { developers: all.slice(0, mostNiches).map(nicheOf), total: all.length };
  },
});
