import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** Two sentences about each area, by its slug. The loader writes them, so that no page has these texts in its scripts. */
const intros: Readonly<Record<string, string>> = {
  'palm-jumeirah':
    'A palm-shaped island with beaches on the water side of every frond. Villas stand on the fronds, apartments along the trunk and the crescent.',
  'dubai-marina':
    'Towers around a canal of yachts, with a promenade, a tram and the metro. The beach is a short walk away.',
  'downtown-dubai':
    'The centre of the city around Burj Khalifa, The Dubai Mall and Dubai Opera. Homes are mostly apartments along the boulevard.',
  'business-bay':
    'Towers along the Dubai Water Canal, next to Downtown. Homes and offices stand side by side, close to Sheikh Zayed Road.',
  'jumeirah-village-circle':
    'Apartments and townhouses around parks and schools, inland from the Marina. Prices are lower than on the coast.',
  'mohammed-bin-rashid-city':
    'A large district of lagoons, parks and villa communities. Downtown is a short drive away.',
  'al-furjan':
    'Villas, townhouses and apartments on quiet streets near Jebel Ali. The area has a metro station of its own.',
  dubailand: 'Villa and townhouse communities inland. Plots are larger for the price than near the coast.',
  'al-barsha':
    'An established district beside Mall of the Emirates, with schools, hospitals and the metro. Apartments stand near the mall, villas further inland.',
  'masdar-city':
    'A planned low-carbon district of Abu Dhabi, near the airport. Its streets are shaded, and offices and apartments are within walking distance.',
};

/** The texts above the projects of an area. */
export const areaTextsOf = defineTexts({
  en: () => ({
    intros,
    span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    from: (from: string) => `From ${from}`,
  }),
});
