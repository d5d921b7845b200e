import { defineSlot } from '@iwan/shared/contracts/module';
import { nicheOf } from '../../parts/niche';
import { DevelopersCarousel, type DevelopersData } from './developers-carousel';

export const slot = defineSlot<DevelopersData>({
  Component: DevelopersCarousel,
  loader: async ({ http, signal }) => {
    const { developersApi } = await import('@iwan/shared/api/developers');
    return (await developersApi(http).list(signal)).map(nicheOf);
  },
});
