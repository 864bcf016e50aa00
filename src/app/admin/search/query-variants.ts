import { memoizeText } from '#kernel/memoize.ts';
import { wordsOf } from '#shop/search/rules/fold.ts';
import { formsOf, stemOf } from '#shop/search/rules/forms.ts';

/** A reading of a search: for each word the accepted forms. */
export type QueryVariant = readonly (readonly string[])[];

/** Words of a question that do not describe the target. */
const STOP_WORDS = new Set(
  wordsOf(`
    a an and any are at be by can could did do does for from has have help her his how i id if im in into is it its
    let like may me my need of on or our please shall should so some tell than that the their them there these they
    anything day days month next now something this those today tomorrow to us want was we week what when where which who why will with would you your
    كيف كيفية هل ما ماذا ماهي ماهو متى أين وين من في على إلى عن مع أن أنا لي لو هذا هذه ذلك التي الذي هو هي
    أريد اريد أود ابغى أبغى أحتاج احتاج ممكن يمكن يمكنني أستطيع استطيع عندي لدي لدينا رجاء فضلك شلون كيفك طريقة
  `),
);

/** Verbs of general actions; they are dropped if nothing matches them. */
const VERBS = new Set(
  wordsOf(`
    add adding change changing create creating edit editing find finding get getting go make making manage managing new
    open opening put see seeing set setting show showing turn update updating use using view work
    أضف أضيف إضافة أنشئ إنشاء أعمل اعمل أسوي أغير أغيّر غيّر تغيير أعدل أعدّل عدّل تعديل أجد ابحث أبحث أفتح افتح فتح أضع
    أعرض عرض أرى أشوف أدير إدارة أحدث تحديث أستخدم استخدام جديد جديدة
  `),
);

const ARTICLE = /^ال(?=.{3})/;

/** The words of a text without the Arabic article, which names of screens have and searches usually lack. */
function withoutArticles(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(ARTICLE, ''));
}

const KNOWN_TEXTS = 2000;

/** Memoized for texts that are matched on every keystroke. */
export const bareWordsOf = memoizeText(KNOWN_TEXTS, withoutArticles);

/** The forms of a word: without Arabic prefixes, and without plural and verb endings. */
function looselyOf(word: string): string[] {
  return [...new Set([word, ...formsOf(word).flatMap((form) => [form, stemOf(form) ?? form])])];
}

/** The readings of a search, most exact first: as typed; without stop words; any forms of its words; without verbs. */
export function queryVariants(typed: string): QueryVariant[] {
  const exact = (word: string) => [word];
  const telling = wordsOf(typed).filter((word) => !STOP_WORDS.has(word));
  const things = telling.filter((word) => !VERBS.has(word));
  return [
    withoutArticles(typed).map(exact),
    telling.map((word) => word.replace(ARTICLE, '')).map(exact),
    telling.map(looselyOf),
    things.map(looselyOf),
  ].filter((words) => words.length > 0);
}
