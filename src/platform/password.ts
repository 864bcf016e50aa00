import { hash, verify } from '@node-rs/argon2';

/** Turns passwords into what may be kept, and compares a typed one with it. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  matches: (hashed: string, password: string) => Promise<boolean>;
};

/** argon2id with 19 MiB and two passes: what OWASP asks for at least, some 30 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const argonPasswords: Passwords = {
  hash: (password) => hash(password.normalize('NFKC'), COST),
  matches: (hashed, password) => verify(hashed, password.normalize('NFKC')).catch(() => false),
};
