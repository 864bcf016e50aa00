import type { OnlineStore, SearchAction, WebSite } from 'schema-dts';
import type { ShopIdentity } from '../identity/to-identity.ts';
import { mediaAddress } from '../picture/picture.tsx';
import { siteIconAddress } from '../site-icon/site-icon-address.ts';
import { type PagePlace, wholeAddress } from './page-place.ts';

/** The seller, as in the footer. */
export function storeData(identity: ShopIdentity): OnlineStore {
  const { name, legalName, trn, email, phone, address, publicUrl, tagline, logo, icon } = identity;
  const ownIcon = siteIconAddress(icon, 512);
  return {
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name,
    legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${logo.light === null ? ownIcon : mediaAddress(logo.light.file)}`,
    ...(tagline === '' ? {} : { slogan: tagline }),
    vatID: trn,
    email,
    ...(phone === '' ? {} : { telephone: phone }),
    ...(address === ''
      ? {}
      : { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'AE' } }),
  };
}

/** Search engines expect a property that the vocabulary's types lack. */
type SearchTemplate = SearchAction & { 'query-input': string };

/** The website with its search action. */
export function siteData(identity: ShopIdentity, place: PagePlace, searchParameter: string): WebSite {
  const action: SearchTemplate = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${wholeAddress(place, '/')}?${searchParameter}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${wholeAddress(place, '/')}#site`,
    name: identity.name,
    url: wholeAddress(place, '/'),
    inLanguage: place.language,
    publisher: { '@id': `${identity.publicUrl}/#shop` },
    potentialAction: action,
  };
}
