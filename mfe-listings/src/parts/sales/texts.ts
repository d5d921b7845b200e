import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of registered sales. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'What homes here sold for',
    titleIn: (area: string) => `What homes in ${area} sold for`,
    noneHere: 'No sale of this project is registered yet.',
    /** The asking price, beside it and above the sales; after it one of `basis`. */
    above: (percent: string, sales: number) =>
      format.plural(
        sales,
        { one: '{percent} above the median of # sale', other: '{percent} above the median of # sales' },
        { percent },
      ),
    below: (percent: string, sales: number) =>
      format.plural(
        sales,
        { one: '{percent} below the median of # sale', other: '{percent} below the median of # sales' },
        { percent },
      ),
    level: (sales: number) =>
      format.plural(sales, { one: 'At the median of # sale', other: 'At the median of # sales' }),
    basis: {
      project: (month: string) => `Asking price per sq ft, against all sales in this project since ${month}.`,
      projectAlike: (homes: string, month: string) =>
        `Asking price per sq ft, against sales of ${homes} homes in this project since ${month}.`,
      area: (area: string, month: string) => `Asking price per sq ft, against all sales in ${area} since ${month}.`,
      areaAlike: (homes: string, area: string, month: string) =>
        `Asking price per sq ft, against sales of ${homes} homes in ${area} since ${month}.`,
    },
    latest: 'Latest sales',
    day: 'Date',
    home: 'Home',
    size: 'Size',
    price: 'Price',
    offPlan: 'Off plan',
    ready: 'Ready',
    unknown: 'Not stated',
    squareFeet: (size: number) => `${format.number(size)} sq ft`,
    byQuarter: 'Median price by quarter',
    /** The bars, for those who do not see them. */
    chart: (from: string, to: string) => `Bars from ${from} to ${to}. The table below has their figures.`,
    figures: 'Figures by quarter and bedrooms',
    quarter: 'Quarter',
    sales: 'Sales',
    median: 'Median by size',
    noSale: (quarter: string) => `No sale registered in ${quarter}`,
    byBedrooms: 'Medians of the last 12 months',
    bedrooms: 'Bedrooms',
    medianPrice: 'Median price',
    count: (total: number, first: string, last: string) =>
      format.plural(
        total,
        {
          one: '# sale, on {last}.',
          other: '# sales, {first} to {last}.',
        },
        { first, last },
      ),
    late: 'Sales are published some days after they are registered.',
    source: 'Source: Dubai Land Department.',
    invented: 'Sample data: these sales are invented.',
    ofArea: (area: string) => `Sales in ${area}`,
  }),
});
