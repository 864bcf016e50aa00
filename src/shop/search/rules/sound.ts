import { isArabic } from './forms.ts';

/** One sign for sounds that either script may write differently: f for v, b for p, k for q, g for j, S for sh and ch. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
};
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)e$/, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[sc]h/g, 'S'],
  [/kh/g, 'X'],
  [/gh/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/[ckq]+/g, 'k'],
  [/x/g, 'ks'],
  [/X/g, 'x'],
  [/[vw](?=[^aeiouy])/g, 'f'],
  [/v/g, 'f'],
  [/[ouw]/g, 'u'],
  [/[eiy]/g, 'i'],
  [/j/g, 'g'],
  [/p/g, 'b'],
];

function soundOfArabic(word: string): string {
  return [...word.replaceAll('تش', 'ش').replace(/(?<=.)ه$/u, 'ا')]
    .map((letter) => ARABIC_SOUNDS[letter] ?? letter)
    .join('')
    .replace(/^a(?=[ui])/, '');
}

function soundOfLatin(word: string): string {
  return LATIN_SOUNDS.reduce((sound, [letters, sign]) => sound.replace(letters, sign), word);
}

/** How a word sounds, so that the same name written in Latin and in Arabic letters reads nearly the same. */
export function soundOf(word: string): string {
  const sound = isArabic(word) ? soundOfArabic(word) : soundOfLatin(word);
  return sound.replace(/(.)\1+/gu, '$1');
}

/** The consonants of a word's sound: Arabic leaves short vowels out. */
export function bonesOf(sound: string): string {
  return sound.replace(/[aiu]/g, '');
}
