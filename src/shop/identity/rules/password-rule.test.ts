import { expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password-rule.ts';

const EMAIL = 'sara.noor@example.com';

it('AC-01 accepts eight characters that are not a common password', () => {
  for (const password of ['glowing ember', 'جمرة تحت الرماد', 'x7$kP2!q', '🔥🔥🌙🌙⭐⭐☀☁'])
    expect(passwordProblem(password, EMAIL), password).toBeNull();
});

it('AC-01 reports why a password is refused', () => {
  expect(passwordProblem('', EMAIL)).toBe('password-missing');
  expect(passwordProblem('ember', EMAIL)).toBe('password-short');
  expect(passwordProblem('e'.repeat(201), EMAIL)).toBe('password-long');
});

it.each(['password1', '12345678', '87654321', 'abababab', 'Qwerty!!!', 'sara.noor', 'Sara.noor123', EMAIL])(
  'AC-01 refuses %s, which is easy to guess',
  (password) => {
    expect(passwordProblem(password, EMAIL)).toBe('password-obvious');
  },
);

it('AC-01 rates longer and more mixed passwords as stronger', () => {
  expect(passwordStrength('ember', EMAIL)).toBe(0);
  expect(passwordStrength('aaaabbbc', EMAIL)).toBe(1);
  expect(passwordStrength('glowing ember', EMAIL)).toBeGreaterThanOrEqual(3);
  expect(passwordStrength('Glowing ember, 7 times', EMAIL)).toBe(4);
});
