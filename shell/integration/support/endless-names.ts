const endless = 'Donaudampfschifffahrtsgesellschaftskapitaenswohnhausverwaltungsresidenz';

/** A project all of whose words are wider than a phone. */
export const endlessProject = {
  id: 90,
  name: `The ${endless}`,
  image: 'media/exteriors/90.png',
  status: `New${endless}Launch`,
  location: `Dubai${endless}`,
  cat: 'Residential, Off Plan, Commercial',
  sub_cat: `apartment, ${endless}`,
  type: 'Fresh Finds, Trending, Featured',
  description: `<h2>${endless}</h2><p>${endless}${endless}</p><ul><li>${endless}</li></ul>`,
  starting_price: 'AED 123,456,789,012',
  unit: `1BR, 2BR, 3BR, 4BR, 5BR, Penthouse, ${endless}`,
  area: '1,234,567 sq ft',
  latitude: '25.09',
  longitude: '55.15',
  brochure: 'media/pdf/a.pdf',
  floor_plan: 'media/pdf/b.pdf',
  master_plan: 'media/plan.png',
  gallery: 'media/1.png,media/2.png,media/3.png,media/4.png,media/5.png',
  qr_code: 'media/qr.png',
  amenities: `1. ${endless}\r\n2. Pool`,
  near_by_location: `1. ${endless} - 7 min\r\n2. Tram - 4 min`,
  permit_number: `${endless}7100234`,
  permit_verify_url: 'https://dubailand.gov.ae/verify',
  developer: { name: `${endless} Developments`, logo: 'media/logos/logo.png' },
  agent: [
    { name: endless, phone: '971500000001', designation: endless, images: 'media/agents/a.png' },
    { name: 'Omar Saleh', phone: '971500000002' },
  ],
};
