import { openBudgetEnd } from '../budget/budget';
import type { SearchCriteria } from '../criteria/search-criteria';
import { readyNow } from '../handover-filter';
import type { ChoiceList, Meaning } from './meaning';

/*
 * The Arabic words of a search. Those of one meaning are separated by commas, as in `vocabulary`. The article and a joined `و`, `ب` or `ل`
 * may stand before each (`lexemes`), and its letters in any form (`foldText`).
 */

/** Kinds of homes and premises, as `vocabulary` has them in English. */
export const arabicKinds: Readonly<Record<string, readonly string[]>> = {
  'شقة, شقق, شقة سكنية, شقق سكنية, وحدة, وحدات': ['Apartment', 'Studio', 'Penthouse', 'Duplex'],
  'فيلا, فيلات, فلل, فله, قصر': ['Villa'],
  'بيت, منزل, بيوت, منازل, بيت مستقل': ['Villa', 'Townhouse'],
  'تاون هاوس, منزل متلاصق, منازل متلاصقة': ['Townhouse'],
  'بنتهاوس, بينتهاوس': ['Penthouse'],
  'مكتب, مكاتب, مساحة مكتبية': ['Office'],
  'محل, محلات, متجر, متاجر, محل تجاري': ['Retail', 'Kiosk'],
  'كشك, اكشاك': ['Kiosk'],
};

/** The values of lists. */
export const arabicNames: Partial<Record<ChoiceList, Readonly<Record<string, string>>>> = {
  configurations: {
    Studios: 'استوديو, استديو, ستوديو, استوديوهات',
    Duplex: 'دوبلكس',
    '2BR': 'غرفتين, غرفتان, غرفتي نوم, غرفتين نوم',
  },
  categories: {
    'Off Plan': 'على الخارطة, قيد التخطيط, اوف بلان',
    Residential: 'سكني, سكنية',
    Commercial: 'تجاري, تجارية',
    'Secondary Market': 'اعادة بيع, سوق ثانوي',
  },
  states: {
    'Under Construction': 'قيد الانشاء, تحت الانشاء',
    'New Launch': 'اطلاق جديد, مشروع جديد, مشاريع جديدة',
    'Sold Out': 'مباع, مباعة, مباع بالكامل',
  },
  amenities: {
    Pool: 'مسبح, مسابح, حمام سباحة, بركة سباحة',
    'Private pool': 'مسبح خاص',
    'Children’s pool': 'مسبح اطفال, مسبح للاطفال',
    Gym: 'جيم, صالة رياضية, نادي رياضي, صالة رياضة',
    'Tennis Court': 'ملعب تنس, تنس',
    'Basketball Court': 'ملعب كرة سلة, ملعب سلة, كرة سلة',
    Jacuzzi: 'جاكوزي',
    'BBQ Area': 'شواء, منطقة شواء',
    'Maid’s room': 'غرفة خادمة, غرفة شغالة',
    Study: 'غرفة مكتب, غرفة دراسة',
    'Prayer room': 'مصلى, غرفة صلاة',
    'Private garden': 'حديقة خاصة',
    Playground: 'ملعب اطفال, العاب اطفال, منطقة العاب',
    'Electric car bays': 'شحن سيارات, شحن السيارات الكهربائية, شاحن سيارات',
  },
  near: {
    Metro: 'مترو, محطة مترو',
    Tram: 'ترام, محطة ترام',
    School: 'مدرسة, مدارس',
    Nursery: 'حضانة, روضة',
    University: 'جامعة',
    Hospital: 'مستشفى, عيادة',
    Airport: 'مطار',
    Beach: 'شاطئ',
    Park: 'حديقة عامة, منتزه',
    'Golf course': 'ملعب جولف, جولف, غولف',
    Shops: 'مول, سوبرماركت, تسوق, مركز تسوق',
  },
  views: {
    Sea: 'اطلالة بحرية, اطلالة على البحر, مطل على البحر, مطلة على البحر',
    Marina: 'اطلالة على المارينا, مطل على المارينا, مطلة على المارينا',
    Garden: 'اطلالة على الحديقة, مطل على الحديقة, مطلة على الحديقة',
    Canal: 'اطلالة على القناة, مطلة على القناة',
    City: 'اطلالة على المدينة, مطلة على المدينة',
  },
  locations: {
    'Masdar City': 'ابوظبي',
  },
};

const setting = (choices: Partial<SearchCriteria>): Meaning => ({ of: 'setting', choices });

/** All other words. */
export const arabicWords: readonly (readonly [words: string, meaning: Meaning])[] = [
  ['جاهز, جاهزة, جاهز للسكن, جاهزة للسكن, استلام فوري, جاهز للتسليم', setting({ handover: readyNow })],
  ['الفيزا الذهبية, الاقامة الذهبية', setting({ budget: { from: 2_000_000, to: openBudgetEnd } })],
  [
    'منزل اول, بيت اول, مسكن اول, مشتري لاول مرة, مشتري المسكن لاول مرة, تملك المسكن الاول, برنامج تملك المسكن الاول, شراء لاول مرة',
    setting({ firstHome: 'yes' }),
  ],
  ['بعد التسليم, دفع بعد التسليم, خطة دفع بعد التسليم, سداد بعد التسليم', setting({ payment: 'after-handover' })],
  ['غرفة, غرفة نوم', { of: 'noun', noun: 'bed', isOne: true }],
  ['غرف, غرف نوم', { of: 'noun', noun: 'bed' }],
  ['قدم, قدم مربع, قدم مربعة', { of: 'noun', noun: 'feet' }],
  ['متر, متر مربع, م2', { of: 'noun', noun: 'metres' }],
  ['شهريا, في الشهر, بالشهر, قسط شهري', { of: 'noun', noun: 'month' }],
  ['دقيقة, دقائق', { of: 'noun', noun: 'minutes' }],
  ['واحد, واحدة', { of: 'number', value: 1 }],
  ['اثنين, اثنتين', { of: 'number', value: 2 }],
  ['ثلاث, ثلاثة', { of: 'number', value: 3 }],
  ['اربع, اربعة', { of: 'number', value: 4 }],
  ['خمس, خمسة', { of: 'number', value: 5 }],
  ['ست, ستة', { of: 'number', value: 6 }],
  ['سبع, سبعة', { of: 'number', value: 7 }],
  ['ثمان, ثماني, ثمانية', { of: 'number', value: 8 }],
  ['تسع, تسعة', { of: 'number', value: 9 }],
  ['الاول', { of: 'number', value: 1 }],
  ['الثاني', { of: 'number', value: 2 }],
  ['الثالث', { of: 'number', value: 3 }],
  ['الرابع', { of: 'number', value: 4 }],
  ['نصف مليون', { of: 'number', value: 500_000 }],
  ['مليون ونصف, مليون و نصف', { of: 'number', value: 1_500_000 }],
  ['مليونين, مليونان', { of: 'number', value: 2_000_000 }],
  ['مليونين ونصف, مليونين و نصف', { of: 'number', value: 2_500_000 }],
  ['الف, الاف', { of: 'scale', factor: 1_000 }],
  ['مليون, ملايين', { of: 'scale', factor: 1_000_000 }],
  ['مليار', { of: 'scale', factor: 1_000_000_000 }],
  ['درهم, دراهم', { of: 'currency', currency: 'AED' }],
  ['دولار', { of: 'currency', currency: 'USD' }],
  ['يورو', { of: 'currency', currency: 'EUR' }],
  ['جنيه استرليني', { of: 'currency', currency: 'GBP' }],
  ['روبية', { of: 'currency', currency: 'INR' }],
  [
    'اقل من, باقل من, لاقل من, ادنى من, تحت, حتى, لا يزيد عن, لا تزيد عن, لا يزيد على, بما لا يزيد عن, لا يتجاوز, لا تتجاوز, بما لا يتجاوز, بحد اقصى, كحد اقصى, بميزانية, ميزانية, في حدود, بحدود',
    { of: 'bound', bound: 'most' },
  ],
  [
    'اكثر من, باكثر من, لاكثر من, اعلى من, فوق, لا يقل عن, لا تقل عن, بما لا يقل عن, ابتداء من, بدءا من, يبدا من, تبدا من, بحد ادنى, كحد ادنى, من',
    { of: 'bound', bound: 'least' },
  ],
  ['حوالي, تقريبا, نحو, قرابة', { of: 'bound', bound: 'about' }],
  ['او اكثر, فاكثر, وما فوق', { of: 'bound', bound: 'least', isAfter: true }],
  ['او اقل, فاقل', { of: 'bound', bound: 'most', isAfter: true }],
  ['و', { of: 'link', link: 'and' }],
  ['او, اما', { of: 'link', link: 'or' }],
  ['الى', { of: 'link', link: 'to' }],
  ['بين', { of: 'link', link: 'between' }],
  ['بدون, ليس, ليست, ما عدا, باستثناء, غير, من دون, لا اريد', { of: 'not' }],
  ['قرب, قريب من, قريبة من, بالقرب من, بجانب, جنب', { of: 'near' }],
  ['اطلالة, مطل, مطلة', { of: 'view' }],
  ['تسليم, استلام, موعد التسليم', { of: 'handover' }],
  ['قبل', { of: 'time', time: 'before' }],
  ['بعد', { of: 'time', time: 'after' }],
  ['هذا العام, هذه السنة, السنة, العام', { of: 'time', time: 'this year' }],
  ['العام القادم, السنة القادمة', { of: 'time', time: 'next year' }],
  ['نهاية, اخر', { of: 'time', time: 'end' }],
  ['الربع', { of: 'time', time: 'quarter' }],
  ['رسوم الخدمة, رسوم خدمات', { of: 'charge' }],
  ['رخيص, رخيصة, ارخص, اقل سعر', { of: 'order', order: 'price' }],
  ['اغلى, فاخر, فاخرة', { of: 'order', order: 'price-desc' }],
  ['احدث', { of: 'order', order: 'newest' }],
  ['ايجار, للايجار, للاجار, استئجار', { of: 'absent', absence: 'rent' }],
  ['ارض, اراضي, قطعة ارض, مستودع, مخزن, مزرعة', { of: 'absent', absence: 'notOffered' }],
  [
    'الشارقة, عجمان, راس الخيمة, ديرة, بر دبي, دبي هيلز, تلال دبي, مردف, المرابع العربية, دبي الجنوب, ابراج بحيرات جميرا, جميرا بيتش ريزيدنس, المدينة العالمية, موتور سيتي, مدينة دبي الرياضية, مثلث قرية جميرا, واحة السيليكون',
    { of: 'absent', absence: 'elsewhere' },
  ],
  [
    'في, مع, دبي, للبيع, بيع, شراء, اريد, ابحث, ابحث عن, ابغى, ابي, عايز, عن, على, فيه, فيها, به, بها, عقار, عقارات, مشروع, مشاريع, صالة, وصالة, حمام, منطقة, بسعر, سعر, ذو, ذات, من فضلك, لو سمحت, كل, اي, يكون, تكون, هل, يوجد, هناك, خطة سداد, خطة دفع, قسط, مساحة, بمساحة, الامارات',
    { of: 'filler' },
  ],
];
