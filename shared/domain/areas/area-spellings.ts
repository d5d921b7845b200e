export interface AreaSpellings {
  /** Other spellings of the name, ignoring case and punctuation. */
  readonly spellings: readonly string[];
  /** Short forms that mean the area only when nothing else is searched for, since a project's name may contain them. */
  readonly shortForms: readonly string[];
}

/** The other spellings of the areas by their slugs, separate from `areas`, which every page loads for its footer. */
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
