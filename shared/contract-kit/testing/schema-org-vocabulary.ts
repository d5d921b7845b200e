/** A type of schema.org. */
export interface Definition {
  /** The parent type, whose properties it inherits. */
  readonly is?: string;
  /** Properties that Google requires; schema.org itself requires none. */
  readonly required?: readonly string[];
  /** The allowed values: `text`, `address`, `date`, `number`, `boolean`, or a type. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

/**
 * The part of schema.org's vocabulary that our pages use (version 29.0), with the properties that Google's documentation of
 * structured data requires. One exception: Google requires `uploadDate` of a VideoObject, which no backend has.
 */
export const vocabulary: Readonly<Record<string, Definition>> = {
  Thing: {
    properties: {
      name: ['text'],
      description: ['text'],
      url: ['address'],
      image: ['address'],
      sameAs: ['address'],
      alternateName: ['text'],
      mainEntityOfPage: ['address'],
      potentialAction: ['SearchAction'],
    },
  },
  Organization: {
    is: 'Thing',
    required: ['name'],
    properties: {
      logo: ['address'],
      identifier: ['text'],
      telephone: ['text'],
      email: ['text'],
      address: ['PostalAddress', 'text'],
      areaServed: ['Place', 'text'],
      foundingDate: ['date'],
      numberOfEmployees: ['QuantitativeValue'],
      location: ['Place', 'text'],
    },
  },
  RealEstateAgent: {
    is: 'Organization',
    required: ['name', 'address'],
    properties: { geo: ['GeoCoordinates'] },
  },
  Person: {
    is: 'Thing',
    required: ['name'],
    properties: {
      identifier: ['text'],
      jobTitle: ['text'],
      knowsLanguage: ['text'],
      telephone: ['text'],
      worksFor: ['Organization'],
    },
  },
  Place: {
    is: 'Thing',
    properties: {
      address: ['PostalAddress', 'text'],
      geo: ['GeoCoordinates'],
      amenityFeature: ['LocationFeatureSpecification'],
    },
  },
  City: { is: 'Place', required: ['name'], properties: {} },
  Residence: { is: 'Place', required: ['name'], properties: {} },
  PostalAddress: {
    is: 'Thing',
    properties: {
      streetAddress: ['text'],
      addressLocality: ['text'],
      addressRegion: ['text'],
      addressCountry: ['text'],
    },
  },
  GeoCoordinates: {
    is: 'Thing',
    required: ['latitude', 'longitude'],
    properties: { latitude: ['number'], longitude: ['number'] },
  },
  LocationFeatureSpecification: { is: 'Thing', required: ['name', 'value'], properties: { value: ['boolean'] } },
  QuantitativeValue: {
    is: 'Thing',
    required: [],
    properties: { value: ['number'], minValue: ['number'], maxValue: ['number'], unitText: ['text'] },
  },
  MonetaryAmount: {
    is: 'Thing',
    required: ['currency', 'value'],
    properties: { currency: ['text'], value: ['number', 'QuantitativeValue'] },
  },
  CreativeWork: {
    is: 'Thing',
    properties: {
      about: ['Thing'],
      author: ['Person', 'Organization'],
      publisher: ['Organization'],
      provider: ['Organization', 'Person'],
      headline: ['text'],
      datePublished: ['date'],
      dateModified: ['date'],
      inLanguage: ['text'],
      thumbnailUrl: ['address'],
      timeRequired: ['text'],
      offers: ['Offer'],
      mainEntity: ['Thing'],
      correction: ['text'],
      creator: ['Organization', 'Person'],
      license: ['address'],
      isAccessibleForFree: ['boolean'],
    },
  },
  Dataset: { is: 'CreativeWork', required: ['name', 'description'], properties: { distribution: ['DataDownload'] } },
  DataDownload: {
    is: 'CreativeWork',
    required: ['contentUrl'],
    properties: { contentUrl: ['address'], encodingFormat: ['text'] },
  },
  Article: { is: 'CreativeWork', required: ['headline', 'author'], properties: { articleBody: ['text'] } },
  WebSite: { is: 'CreativeWork', required: ['name', 'url'], properties: {} },
  WebPage: { is: 'CreativeWork', properties: { datePosted: ['date'] } },
  AboutPage: { is: 'WebPage', properties: {} },
  ContactPage: { is: 'WebPage', properties: {} },
  CollectionPage: { is: 'WebPage', properties: {} },
  RealEstateListing: { is: 'WebPage', required: ['name', 'url'], properties: {} },
  FAQPage: { is: 'WebPage', required: ['mainEntity'], properties: {} },
  Question: { is: 'CreativeWork', required: ['name', 'acceptedAnswer'], properties: { acceptedAnswer: ['Answer'] } },
  Answer: { is: 'CreativeWork', required: ['text'], properties: { text: ['text'] } },
  VideoObject: {
    is: 'CreativeWork',
    required: ['name', 'description'],
    properties: { contentUrl: ['address'], embedUrl: ['address'], uploadDate: ['date'], duration: ['text'] },
  },
  Offer: {
    is: 'Thing',
    required: ['price', 'priceCurrency'],
    properties: { price: ['number', 'text'], priceCurrency: ['text'], availability: ['address'] },
  },
  BreadcrumbList: { is: 'Thing', required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ItemList: {
    is: 'Thing',
    required: ['itemListElement'],
    properties: { itemListElement: ['ListItem'], numberOfItems: ['number'] },
  },
  ListItem: { is: 'Thing', required: ['position'], properties: { position: ['number'], item: ['address', 'Thing'] } },
  JobPosting: {
    is: 'Thing',
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    properties: {
      title: ['text'],
      datePosted: ['date'],
      validThrough: ['date'],
      employmentType: ['text'],
      hiringOrganization: ['Organization'],
      jobLocation: ['Place'],
      directApply: ['boolean'],
      industry: ['text'],
      occupationalCategory: ['text'],
      responsibilities: ['text'],
      qualifications: ['text'],
      skills: ['text'],
      identifier: ['text'],
      baseSalary: ['MonetaryAmount'],
    },
  },
  SearchAction: {
    is: 'Thing',
    required: ['target', 'query-input'],
    properties: { target: ['EntryPoint'], 'query-input': ['text'] },
  },
  EntryPoint: { is: 'Thing', required: ['urlTemplate'], properties: { urlTemplate: ['address'] } },
};
