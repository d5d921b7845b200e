import { paths } from '@iwan/shared/paths/paths';
import { soundRecords } from './records';

export const developer = { name: 'Cavarin', logo: null };

export const whole = {
  id: 50,
  name: 'Marina Whole',
  image: 'media/exteriors/50.png',
  status: 'Ready',
  location: 'Dubai Marina',
  cat: 'Residential',
  sub_cat: 'apartment',
  type: 'New',
  description:
    '<h2>The quay</h2><p>Two <b>towers</b>.</p><ul><li>Shade at noon</li></ul><script>document.title="x"</script>',
  starting_price: 'AED 1,200,000',
  unit: '1BR, 2BR',
  area: '750 sq ft',
  latitude: '25.08',
  longitude: '55.14',
  brochure: 'media/pdf/a.pdf',
  floor_plan: 'media/pdf/b.pdf',
  master_plan: 'media/plan.png',
  gallery: 'media/1.png,media/2.png,media/3.png,media/4.png,media/5.png',
  qr_code: 'media/qr.png',
  amenities: '1. Gym\r\n2. Pool',
  near_by_location: '1. Beach - 7 min\r\n2. Tram - 4 min',
  permit_number: '7100234',
  permit_verify_url: 'https://dubailand.gov.ae/verify',
  developer,
  agent: [
    { name: 'Layla Haddad', phone: '971500000001', designation: 'Director', images: 'media/agents/a.png' },
    { name: 'Omar Saleh', phone: '971500000002' },
  ],
};
/** The fields of a project in our own backend beyond section 3. */
export const beyond = {
  ...whole,
  id: 52,
  name: 'Marina Beyond',
  units: [
    { type: '1BR', size: 750, price: 1_200_000, available: 3, plan: 'media/plans/1.png' },
    { type: '2BR', size: 1_000, price: 1_900_000, available: 0, plan: 'media/plans/2.png' },
    ...[1_100, 1_200, 1_300].map((size) => ({
      type: '3BR',
      size,
      price: 2_500_000,
      available: 1,
      plan: 'media/plans/2.png',
    })),
  ],
  handover: '2028-Q4',
  payment_plan: [
    { label: 'On booking', percent: 20, when: 'When you reserve' },
    { label: 'On handover', percent: 80, when: 'Q4 2028' },
  ],
};
export const sold = { ...whole, id: 51, name: 'Marina Sold', status: 'Sold OUT' };
export const names = ['Rêve d’Azur', "L'Étoile & Sons", 'Quay 7/8', 'Sky-Line Lofts'];
export const path = paths.project(whole);

const strange = names.map((name, index) => ({ id: 60 + index, name, cat: 'Residential', developer }));

/** A complete project, one with fields beyond section 3, a sold one and some with odd names, before all others. */
export const propertyRecords = { projects: [whole, sold, beyond, ...strange, ...soundRecords.projects] };
