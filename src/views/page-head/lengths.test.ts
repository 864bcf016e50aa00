import { expect, it } from 'vitest';
import { shortened, titleWith } from './lengths.ts';

it('RT-07 appends the shop’s name to a title that leaves room', () => {
  expect(titleWith('Orveta Duo', 'Jamra')).toBe('Orveta Duo | Jamra');
  const long = 'How to clean a heated tobacco device without harming its ceramic blade';
  expect(titleWith(long, 'Jamra')).toBe(long);
});

it('RT-07 cuts a description between words', () => {
  expect(shortened('A slim  holder\nand a case.')).toBe('A slim holder and a case.');
  const cut = shortened('A slim holder, and a pocket case that keeps it charged.', 20);
  expect(cut).toBe('A slim holder, and…');
  expect(shortened('A slim holder, and a', 15)).toBe('A slim holder…');
});
