import { feedXml, type MadeListing, propertyXml } from '../testing/feeds/made-feed';
import { readListing } from './read-listing';
import { readFeedXml } from './read-xml';

async function read(xml: Buffer) {
  const [entry] = await readFeedXml(xml);
  if (entry === undefined) throw new Error('The feed has no listing');
  return readListing(entry);
}

const made = (listing: MadeListing) => read(feedXml([propertyXml(listing)]));

async function fieldsOf(listing: MadeListing) {
  const one = await made(listing);
  if (one.kind !== 'listing') throw new Error(JSON.stringify(one));
  return one.listing.fields;
}

test('reads a listing in the format of Property Finder', async () => {
  const xml = propertyXml(
    {
      ...{ reference_number: 'PF-10/2', property_type: 'PH', property_name: 'Lazurine Quay', furnished: 'Partly' },
      ...{ title_en: 'A penthouse', title_ar: 'بنتهاوس', description_en: 'First.\n\nSecond & last.\nMore.' },
      ...{ private_amenities: 'SP, BA,ZZ', geopoints: '55.1403,25.0805', parking: '2', price: '4,140,000' },
    },
    ['https://photos.example/1.jpg', 'https://photos.example/1.jpg'],
  );
  expect(await read(feedXml([xml]))).toEqual({
    kind: 'listing',
    listing: {
      reference: 'PF-10/2',
      photos: [{ address: 'https://photos.example/1.jpg', version: '2026-11-01 10:00:00' }],
      fields: {
        ...{ name: 'A penthouse, Lazurine Quay', 'name@ar': 'بنتهاوس', sub_cat: 'Penthouse', unit: '2BR' },
        ...{ status: 'Ready', cat: 'Residential, Secondary Market', furnishing: 'Partly furnished' },
        ...{ area: '1,200 sq ft', starting_price: 'AED 4,140,000', permit_number: '7100007919' },
        units: [{ type: '2BR', id: 'PF-10-2', size: 1200, price: 4_140_000, available: 1, baths: 2, parking: 2 }],
        ...{ location: 'Dubai Marina', latitude: '25.0805', longitude: '55.1403' },
        description: '<p>First.</p>\n<p>Second &amp; last.<br>More.</p>',
        amenities: '1. Pool\r\n2. Balcony',
      },
    },
  });
});

test('reads a listing in the format of Bayut and dubizzle', async () => {
  const xml = `<Properties><Property>
    <Property_Ref_No><![CDATA[BY-7]]></Property_Ref_No><Permit_Number>7100015838</Permit_Number>
    <Property_Status>live</Property_Status><Property_purpose>Buy</Property_purpose><Property_Type>Villa</Property_Type>
    <City>Abu Dhabi</City><Locality>Yas Island</Locality><Tower_Name>West Yas</Tower_Name>
    <Property_Title>A villa</Property_Title><Property_Title_AR>فيلا</Property_Title_AR>
    <Property_Description><![CDATA[<p>Quiet.</p>]]></Property_Description>
    <Property_Size>100</Property_Size><Property_Size_Unit>SQM</Property_Size_Unit><Bedrooms>-1</Bedrooms>
    <Bathrooms>1</Bathrooms><Price>1800000</Price><Off_plan>Yes</Off_plan><Furnished>No</Furnished>
    <Listing_Agent>Mei Lin Tan</Listing_Agent><Features><Feature>Garden</Feature></Features>
    <Images><Image>https://photos.example/v.jpg</Image></Images></Property></Properties>`;
  expect(await read(Buffer.from(xml))).toEqual({
    kind: 'listing',
    listing: {
      reference: 'BY-7',
      photos: [{ address: 'https://photos.example/v.jpg', version: '' }],
      fields: {
        ...{
          name: 'A villa, West Yas',
          'name@ar': 'فيلا',
          sub_cat: 'Villa',
          unit: 'Studios',
          furnishing: 'Unfurnished',
        },
        ...{ status: 'Under Construction', cat: 'Residential, Off Plan', area: '1,076 sq ft' },
        ...{ starting_price: 'AED 1,800,000', permit_number: '7100015838', location: 'Yas Island, Abu Dhabi' },
        units: [{ type: 'Studios', id: 'BY-7', size: 1076, price: 1_800_000, available: 1, baths: 1 }],
        ...{ description: '<p>Quiet.</p>', amenities: '1. Garden', agents: ['Mei Lin Tan'] },
      },
    },
  });
});

test.each<readonly [string, MadeListing, object]>([
  ['a studio', { bedroom: 'Studio' }, { unit: 'Studios' }],
  ['seven bedrooms or more', { bedroom: '7+' }, { unit: '7BR' }],
  ['an office, without bedrooms', { property_type: 'OF', bedroom: '0' }, { unit: 'Office', sub_cat: 'Office' }],
  ['a price on request', { price: '', price_on_application: 'Yes' }, { starting_price: 'Price on request' }],
  ['a new home that is ready', { completion_status: 'completed_primary' }, { status: 'Ready', cat: 'Residential' }],
  ['an area in another spelling', { community: 'JVC', city: '' }, { location: 'Jumeirah Village Circle' }],
  ['a title that names its tower', { title_en: '2BR in Alba', property_name: 'ALBA' }, { name: '2BR in Alba' }],
])('reads %s', async (_what, listing, fields) => {
  expect(await fieldsOf(listing)).toMatchObject(fields);
});

test.each<readonly [MadeListing, string]>([
  [{ title_en: '' }, 'it has no title'],
  [{ price: '' }, 'the price must be an amount in dirhams above 0'],
  [{ size: '0' }, 'the size must be a number above 0'],
  [{ property_type: 'Castle' }, 'the type "Castle" is not known'],
  [{ offering_type: 'XS' }, 'the offering "XS" is neither a sale nor a rental'],
  [{ bedroom: 'many' }, 'the number of bedrooms is "many", which is no number'],
  [{ geopoints: '200,95' }, 'the coordinates must be degrees, such as 55.14,25.08'],
  [{ permit_number: 'x'.repeat(20_001) }, 'permit_number is longer than 20,000 characters'],
])('of %j says what is wrong in one sentence', async (listing, message) => {
  expect(await made(listing)).toEqual({ kind: 'fault', fault: { reference: 'RS-1', message } });
});

test.each<MadeListing>([{ offering_type: 'RR' }, { offering_type: 'CR' }, { property_status: 'archive' }])(
  '%j is left out',
  async (listing) => expect((await made(listing)).kind).toBe('left out'),
);
