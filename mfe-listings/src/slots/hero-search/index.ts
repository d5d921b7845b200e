import { defineSlot } from '@iwan/shared/contracts/module';
import { HeroSearch } from './hero-search';

export const slot = defineSlot({ Component: HeroSearch });
