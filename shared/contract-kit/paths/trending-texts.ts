import { defineTexts } from '../../domain/format/define-texts';

/** The labels of the trending searches by their slugs. */
const labels: Readonly<Record<string, string>> = {
  'apt-for-sale-in-dubai': 'Apartment for sale in Dubai',
  'villa-to-buy-in-dubai': 'Villa to buy in Dubai',
  'luxury-dubai-penthouse': 'Luxury Dubai penthouse',
  'buy-townhouse-in-dubai': 'Buy townhouse in Dubai',
  '1bhk-in-dubai': '1BHK in Dubai',
  '1.5bhk-in-dubai': '1.5BHK in Dubai',
  '2bhk-in-dubai': '2BHK in Dubai',
  '3bhk-in-dubai': '3BHK in Dubai',
  '4bhk-in-dubai': '4BHK in Dubai',
};

export const trendingLabelsOf = defineTexts({ en: () => labels });
