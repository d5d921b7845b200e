import { Slot } from '../../federation/islands/slot';
import { Banner } from './banner';
import { Offers } from './offers';
import { Story } from './story';

/** About (section 2): who we are, what we offer, and who leads the house. */
export function AboutPage() {
  return (
    <>
      <Banner />
      <Story />
      <Offers />
      <Slot name="masterminds" />
    </>
  );
}
