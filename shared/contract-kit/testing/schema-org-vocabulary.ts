/** A type of schema.org. Names are separated by spaces. */
interface Definition {
  /** The parent type, whose properties it inherits. */
  readonly is?: string;
  /** Properties that Google requires; schema.org itself requires none. */
  readonly required?: string;
  /** Its properties by their allowed values: `text`, `address`, `date`, `number`, `boolean`, or a type. */
  readonly has?: Readonly<Record<string, string>>;
}

/**
 * The part of schema.org's vocabulary that our pages use (version 29.0), with the properties that Google's documentation of
 * structured data requires. One exception: Google requires `uploadDate` of a VideoObject, which no backend has.
 */
export const vocabulary: Readonly<Record<string, Definition>> = {
  Thing: {
    has: {
      text: 'name description alternateName',
      address: 'url image sameAs mainEntityOfPage',
      SearchAction: 'potentialAction',
    },
  },
  Organization: {
    is: 'Thing',
    required: 'name',
    has: {
      address: 'logo',
      text: 'identifier telephone email address areaServed location',
      PostalAddress: 'address',
      Place: 'areaServed location',
      date: 'foundingDate',
      QuantitativeValue: 'numberOfEmployees',
    },
  },
  RealEstateAgent: { is: 'Organization', required: 'name address', has: { GeoCoordinates: 'geo' } },
  Person: {
    is: 'Thing',
    required: 'name',
    has: { text: 'identifier jobTitle knowsLanguage telephone', Organization: 'worksFor' },
  },
  Place: {
    is: 'Thing',
    has: {
      PostalAddress: 'address',
      text: 'address',
      GeoCoordinates: 'geo',
      LocationFeatureSpecification: 'amenityFeature',
    },
  },
  City: { is: 'Place', required: 'name' },
  Residence: { is: 'Place', required: 'name' },
  PostalAddress: { is: 'Thing', has: { text: 'streetAddress addressLocality addressRegion addressCountry' } },
  GeoCoordinates: { is: 'Thing', required: 'latitude longitude', has: { number: 'latitude longitude' } },
  LocationFeatureSpecification: { is: 'Thing', required: 'name value', has: { boolean: 'value' } },
  QuantitativeValue: { is: 'Thing', has: { number: 'value minValue maxValue', text: 'unitText' } },
  MonetaryAmount: {
    is: 'Thing',
    required: 'currency value',
    has: { text: 'currency', number: 'value', QuantitativeValue: 'value' },
  },
  CreativeWork: {
    is: 'Thing',
    has: {
      Thing: 'about mainEntity',
      Person: 'author provider creator',
      Organization: 'author publisher provider creator',
      text: 'headline inLanguage timeRequired correction',
      date: 'datePublished dateModified',
      address: 'thumbnailUrl license',
      Offer: 'offers',
      boolean: 'isAccessibleForFree',
    },
  },
  Dataset: { is: 'CreativeWork', required: 'name description', has: { DataDownload: 'distribution' } },
  DataDownload: { is: 'CreativeWork', required: 'contentUrl', has: { address: 'contentUrl', text: 'encodingFormat' } },
  Article: { is: 'CreativeWork', required: 'headline author', has: { text: 'articleBody' } },
  WebSite: { is: 'CreativeWork', required: 'name url' },
  WebPage: { is: 'CreativeWork', has: { date: 'datePosted' } },
  AboutPage: { is: 'WebPage' },
  ContactPage: { is: 'WebPage' },
  CollectionPage: { is: 'WebPage' },
  RealEstateListing: { is: 'WebPage', required: 'name url' },
  FAQPage: { is: 'WebPage', required: 'mainEntity' },
  Question: { is: 'CreativeWork', required: 'name acceptedAnswer', has: { Answer: 'acceptedAnswer' } },
  Answer: { is: 'CreativeWork', required: 'text', has: { text: 'text' } },
  VideoObject: {
    is: 'CreativeWork',
    required: 'name description',
    has: { address: 'contentUrl embedUrl', date: 'uploadDate', text: 'duration' },
  },
  Offer: {
    is: 'Thing',
    required: 'price priceCurrency',
    has: { number: 'price', text: 'price priceCurrency', address: 'availability' },
  },
  BreadcrumbList: { is: 'Thing', required: 'itemListElement', has: { ListItem: 'itemListElement' } },
  ItemList: { is: 'Thing', required: 'itemListElement', has: { ListItem: 'itemListElement', number: 'numberOfItems' } },
  ListItem: { is: 'Thing', required: 'position', has: { number: 'position', address: 'item', Thing: 'item' } },
  JobPosting: {
    is: 'Thing',
    required: 'title description datePosted hiringOrganization jobLocation',
    has: {
      text: 'title employmentType industry occupationalCategory responsibilities qualifications skills identifier',
      date: 'datePosted validThrough',
      Organization: 'hiringOrganization',
      Place: 'jobLocation',
      boolean: 'directApply',
      MonetaryAmount: 'baseSalary',
    },
  },
  SearchAction: { is: 'Thing', required: 'target query-input', has: { EntryPoint: 'target', text: 'query-input' } },
  EntryPoint: { is: 'Thing', required: 'urlTemplate', has: { address: 'urlTemplate' } },
};
