import { defineSlot } from '@iwan/shared/contracts/module';
import { DevelopersCarousel, type DevelopersData } from './developers-carousel';

export const slot = defineSlot<DevelopersData>({
  Component: DevelopersCarousel,
  loader: ({ api, signal }) => api.developers.list(signal),
});
