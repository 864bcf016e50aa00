import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import type { CspSources } from '#kernel/web/csp-sources.ts';

/** Where the scripts of tags come from. */
export type TagOrigins = Readonly<{ google: string; meta: string }>;

export const TAG_ORIGINS: TagOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
};

/** The settings of tags. An id of '' loads nothing. */
type TagSettings = Readonly<{
  'analytics.googleTag': string;
  'analytics.tagManager': string;
  'analytics.metaPixel': string;
  'analytics.consent': 'wait' | 'always';
  'analytics.leaveOutStaff': boolean;
}>;

/** The tags of a page, as it carries them. */
export type Tags = Readonly<{
  googleTag: string;
  tagManager: string;
  metaPixel: string;
  /** Nothing loads before consent. */
  waits: boolean;
  leavesOutStaff: boolean;
  origins: TagOrigins;
}>;

/** @returns null for a shop without tags: its pages carry nothing */
export function tagsOf(settings: TagSettings, origins: TagOrigins): Tags | null {
  const ids = {
    googleTag: settings['analytics.googleTag'],
    tagManager: settings['analytics.tagManager'],
    metaPixel: settings['analytics.metaPixel'],
  };
  if (Object.values(ids).every((id) => id === '')) return null;
  return {
    ...ids,
    waits: settings['analytics.consent'] === 'wait',
    leavesOutStaff: settings['analytics.leaveOutStaff'],
    origins,
  };
}

const ADS = /^(?:AW|DC)-/;

/** What a Google tag is for: Google Ads and Floodlight advertise, Analytics counts. */
export function purposeOfGoogleTag(id: string): ConsentPurpose {
  return ADS.test(id) ? 'marketing' : 'analytics';
}

/** Source: developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const ADS_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

function sourcesOfGoogle(google: string, hasAds: boolean): CspSources {
  const hosts = [google, ...ANALYTICS_HOSTS, ...(hasAds ? ADS_HOSTS : [])];
  const ads = {
    'script-src': [google, 'https://www.googleadservices.com', 'https://www.google.com'],
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  };
  return { 'script-src': [google], 'img-src': hosts, 'connect-src': hosts, ...(hasAds ? ads : {}) };
}

/** The hosts that the tags of a page load from and send to; nothing of a service without an id. */
export function sourcesOfTags({ googleTag, tagManager, metaPixel, origins }: Tags): CspSources[] {
  const { google, meta } = origins;
  const pixel = ['https://www.facebook.com', meta];
  return [
    ...(googleTag === '' ? [] : [sourcesOfGoogle(google, ADS.test(googleTag))]),
    ...(tagManager === '' ? [] : [sourcesOfGoogle(google, true)]),
    ...(metaPixel === '' ? [] : [{ 'script-src': [meta], 'img-src': pixel, 'connect-src': pixel }]),
  ];
}
