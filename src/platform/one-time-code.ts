import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Allows one time step of clock difference in both directions. */
const WINDOW_STEPS = 1;

/** The setup of an authenticator app: the secret, the URI and its QR code. */
export type CodeSetup = Readonly<{ secret: string; uri: string; picture: string }>;

function codesOf(secret: string, label: string, issuer: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** Time-based one-time passwords: six digits, thirty seconds (RFC 6238). */
export const oneTimeCodes = {
  newSecret: (): string => new Secret({ size: SECRET_BYTES }).base32,
  /**
   * @param account name shown in the app beside the shop's
   */
  setup: (secret: string, { account, issuer }: { account: string; issuer: string }): CodeSetup => {
    const uri = codesOf(secret, account, issuer).toString();
    return { secret, uri, picture: renderSVG(uri, { border: 2 }) };
  },
  /** @returns the time step of a code, or null when it is not currently valid */
  stepOf: (secret: string, code: string, now: Date): number | null => {
    const timestamp = now.getTime();
    const delta = codesOf(secret, '', '').validate({ token: code, timestamp, window: WINDOW_STEPS });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  },
};

export type OneTimeCodes = typeof oneTimeCodes;
