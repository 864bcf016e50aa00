import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock may be off by one step in both directions. */
const WINDOW_STEPS = 1;

/** What an app that makes six-digit codes is told, as words, as an address and as a picture. */
export type CodeSetup = Readonly<{ secret: string; uri: string; picture: string }>;

function codesOf(secret: string, label: string, issuer: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** Six-digit codes that change every thirty seconds (RFC 6238). */
export const oneTimeCodes = {
  newSecret: (): string => new Secret({ size: SECRET_BYTES }).base32,
  /** @param account whom the app shall name beside the shop */
  setup: (secret: string, { account, issuer }: { account: string; issuer: string }): CodeSetup => {
    const uri = codesOf(secret, account, issuer).toString();
    return { secret, uri, picture: renderSVG(uri, { border: 2 }) };
  },
  /** @returns the time step a code belongs to, or null when it is none of now */
  stepOf: (secret: string, code: string, now: Date): number | null => {
    const timestamp = now.getTime();
    const delta = codesOf(secret, '', '').validate({ token: code, timestamp, window: WINDOW_STEPS });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  },
};

export type OneTimeCodes = typeof oneTimeCodes;
