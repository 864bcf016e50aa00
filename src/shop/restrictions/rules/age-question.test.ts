import { expect, it } from 'vitest';
import { type AgeFacts, isUnderAge, needsAgeQuestion, readConfirmedAge } from './age-question.ts';

const facts: AgeFacts = {
  mode: 'tobacco',
  isRestricted: true,
  minimumAge: 21,
  confirmedAge: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
};

it('BO-07 asks on restricted pages, everywhere, or nowhere, by setting', () => {
  expect(needsAgeQuestion(facts)).toBe(true);
  expect(needsAgeQuestion({ ...facts, isRestricted: false })).toBe(false);
  expect(needsAgeQuestion({ ...facts, isRestricted: false, mode: 'always' })).toBe(true);
  expect(needsAgeQuestion({ ...facts, mode: 'off' })).toBe(false);
});

it('BO-07 asks again only after the age was raised', () => {
  expect(needsAgeQuestion({ ...facts, confirmedAge: 21 })).toBe(false);
  expect(needsAgeQuestion({ ...facts, confirmedAge: 18 })).toBe(true);
});

it('BO-07 does not ask crawlers', () => {
  for (const userAgent of ['Mozilla/5.0 (compatible; Examplebot/2.1)', 'ExampleSpider/1.0'])
    expect(needsAgeQuestion({ ...facts, userAgent })).toBe(false);
});

it('BO-07 reads the confirmed age from the cookies', () => {
  expect(readConfirmedAge('a=1; jamra_age=21')).toBe(21);
  expect(readConfirmedAge('xjamra_age=21')).toBeNull();
  expect(readConfirmedAge('jamra_age=old')).toBeNull();
});

it('SV-01 distinguishes a no from no answer', () => {
  expect(isUnderAge('a=1; jamra_age=0')).toBe(true);
  for (const cookies of ['', 'jamra_age=21', 'jamra_age=18; b=2', 'not_jamra_age=0', 'jamra_age=']) {
    expect(isUnderAge(cookies)).toBe(false);
  }
});
