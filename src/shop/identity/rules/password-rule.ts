export const SHORTEST_PASSWORD = 8;
/** Limits the time of hashing. */
export const PASSWORD_MAX = 200;

/** Common passwords; compared without case, trailing digits and repetition. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'abc',
  'abcdef',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'secret',
  'changeme',
  'dubai',
  'uae',
  'jamra',
];

const RUN = '01234567890123456789abcdefghijklmnopqrstuvwxyz';

function isRun(text: string): boolean {
  return new Set(text).size <= 2 || RUN.includes(text) || [...RUN].reverse().join('').includes(text);
}

/** Whether a password is common or derived from the email. */
function isObvious(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  const localPart = email.toLowerCase().split('@')[0] ?? '';
  return (
    isRun(plain) ||
    COMMON.includes(word) ||
    plain === email.toLowerCase() ||
    word === localPart ||
    plain === localPart
  );
}

export type PasswordProblem = 'password-missing' | 'password-short' | 'password-long' | 'password-obvious';

/** @returns why a password is refused, or null; spaces and all scripts are allowed */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return 'password-missing';
  if (length < SHORTEST_PASSWORD) return 'password-short';
  if (length > PASSWORD_MAX) return 'password-long';
  return isObvious(password, email) ? 'password-obvious' : null;
}

/** Strength of a password: 0 refused, 1 weak, 2 fair, 3 good, 4 strong. Advisory only. */
export function passwordStrength(password: string, email: string): 0 | 1 | 2 | 3 | 4 {
  if (passwordProblem(password, email) !== null) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) =>
    kind.test(password),
  );
  const score = [...new Set(password)].length + 2 * kinds.length;
  if (score < 11) return 1;
  if (score < 14) return 2;
  return score < 18 ? 3 : 4;
}
