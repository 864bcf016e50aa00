import { hash, verify } from '@node-rs/argon2';

/** Hashes and verifies passwords. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  matches: (hashed: string, password: string) => Promise<boolean>;
};

/** argon2id with 19 MiB and two passes: OWASP's minimum, about 30 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const argonPasswords: Passwords = {
  hash: (password) => hash(password.normalize('NFKC'), COST),
  matches: (hashed, password) => verify(hashed, password.normalize('NFKC')).catch(() => false),
};
