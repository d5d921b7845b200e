import { defineSlot } from '@iwan/shared/contracts/module';
import { HomeMore } from './home-more';

export const slot = defineSlot({ Component: HomeMore });
