/** Where the consent bar comes from, and where proof of an answer goes. */
export const CONSENT_BAR_PATH = '/wp-json/jamra/v1/consent-bar/';
export const CONSENT_PATH = '/wp-json/jamra/v1/consent/';
