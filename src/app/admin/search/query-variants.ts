import { memoizeText } from '#kernel/memoize.ts';
import { wordsOf } from '#shop/search/rules/fold.ts';
import { formsOf, stemOf } from '#shop/search/rules/forms.ts';

/** What is sought: for each word the forms of it that will do. */
export type QueryVariant = readonly (readonly string[])[];

/** Words of a question that say nothing about what is sought. */
const STOP_WORDS = new Set(
  wordsOf(`
    a an and any are at be by can could did do does for from has have help her his how i id if im in into is it its
    let like may me my need of on or our please shall should so some tell than that the their them there these they
    anything day days month next now something this those today tomorrow to us want was we week what when where which who why will with would you your
    كيف كيفية هل ما ماذا ماهي ماهو متى أين وين من في على إلى عن مع أن أنا لي لو هذا هذه ذلك التي الذي هو هي
    أريد اريد أود ابغى أبغى أحتاج احتاج ممكن يمكن يمكنني أستطيع استطيع عندي لدي لدينا رجاء فضلك شلون كيفك طريقة
  `),
);

/** What somebody does with nearly everything here: left out where nothing has it. */
const VERBS = new Set(
  wordsOf(`
    add adding change changing create creating edit editing find finding get getting go make making manage managing new
    open opening put see seeing set setting show showing turn update updating use using view work
    أضف أضيف إضافة أنشئ إنشاء أعمل اعمل أسوي أغير أغيّر غيّر تغيير أعدل أعدّل عدّل تعديل أجد ابحث أبحث أفتح افتح فتح أضع
    أعرض عرض أرى أشوف أدير إدارة أحدث تحديث أستخدم استخدام جديد جديدة
  `),
);

const ARTICLE = /^ال(?=.{3})/;

/** The words of a text; in Arabic without the article, as names of screens have it and what is typed has not. */
function withoutArticles(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(ARTICLE, ''));
}

const KNOWN_TEXTS = 2000;

/** The same for texts that are searched again with every letter typed. */
export const bareWordsOf = memoizeText(KNOWN_TEXTS, withoutArticles);

/** A word, without what is written onto it in Arabic, and without the ending of plural or doing. */
function looselyOf(word: string): string[] {
  return [...new Set([word, ...formsOf(word).flatMap((form) => [form, stemOf(form) ?? form])])];
}

/**
 * How a search can be read, the most exact first: as it was typed; as a sentence, whose words that name nothing are left out;
 * by any form of its words; by its things alone, whatever is to be done with them.
 */
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
