export interface AreaSpellings {
  /** Other ways in which a record or a visitor writes the name, in any case and with any punctuation. */
  readonly spellings: readonly string[];
  /** Parts of the name that mean the area when nothing else is asked for: the name of a project may have them too. */
  readonly shortForms: readonly string[];
}

/** How the areas are written beside their names, by their slugs; apart from these, which every page has in its footer. */
export const areaSpellings: Readonly<Record<string, AreaSpellings>> = {
  'palm-jumeirah': {
    spellings: ['The Palm Jumeirah', 'The Palm', 'Jumeirah Palm', 'نخلة جميرا', 'نخلة الجميرا'],
    shortForms: ['Palm', 'النخلة'],
  },
  'dubai-marina': {
    spellings: ['Marina Dubai', 'دبي مارينا', 'مرسى دبي'],
    shortForms: ['Marina', 'مارينا'],
  },
  'downtown-dubai': {
    spellings: ['Dubai Downtown', 'Downtown Burj Khalifa', 'وسط مدينة دبي', 'داون تاون دبي', 'دبي داون تاون'],
    shortForms: ['Downtown', 'داون تاون', 'وسط المدينة'],
  },
  'business-bay': {
    spellings: ['Businessbay', 'الخليج التجاري', 'بزنس باي', 'بيزنس باي'],
    shortForms: [],
  },
  'jumeirah-village-circle': {
    spellings: [
      'Jumeirah Village Circle (JVC)',
      'JVC',
      'J.V.C.',
      'دائرة قرية جميرا',
      'قرية جميرا الدائرية',
      'جي في سي',
    ],
    shortForms: [],
  },
  'mohammed-bin-rashid-city': {
    spellings: [
      'Mohammed Bin Rashid City (MBR City)',
      'Mohammed Bin Rashid City (MBR)',
      'Mohammad Bin Rashid City',
      'Mohamed Bin Rashid City',
      'MBR City',
      'MBRC',
      'مدينة محمد بن راشد',
    ],
    shortForms: ['MBR'],
  },
  'al-furjan': {
    spellings: ['Alfurjan', 'الفرجان'],
    shortForms: ['Furjan'],
  },
  dubailand: {
    spellings: ['Dubai Land', 'دبي لاند', 'دبيلاند'],
    shortForms: [],
  },
  'al-barsha': {
    spellings: ['Albarsha', 'البرشاء', 'البرشا'],
    shortForms: ['Barsha'],
  },
  'masdar-city': {
    spellings: ['Masdar City, Abu Dhabi', 'Masdar City Abu Dhabi', 'مدينة مصدر', 'مصدر'],
    shortForms: ['Masdar'],
  },
};
