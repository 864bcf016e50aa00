import { initialOf } from '../../fields/field.ts';
import { fields as formFields } from '../../marketing/form/fields.ts';
import { formField } from '../../marketing/form/form-field.ts';
import { fields as subscribeFields } from '../../marketing/subscribe-form/fields.ts';
import { both, heading, lead, node, section, twoColumns } from '../make.ts';
import type { PresetNode, SectionPreset } from '../preset.ts';

type FormSettings = ReturnType<typeof initialOf<typeof formFields>>;
type Words = Readonly<{ name: string; description: string }>;

const BESIDE = { desktop: 2, tablet: 2, mobile: 1 };

const options = (...labels: readonly (readonly [string, string])[]) =>
  labels.map(([en, ar]) => ({ label: both(en, ar) }));

const name = formField('text', both('Name', 'الاسم'), {
  ...{ name: 'name', isRequired: true, autofill: 'name' },
});
const email = formField('email', both('Email', 'البريد الإلكتروني'), { name: 'email', isRequired: true });
const phone = formField('phone', both('Mobile number', 'رقم الهاتف المتحرك'), { name: 'phone' });
const neededPhone = { ...phone, isRequired: true };

function words(en: string, ar: string, isRequired = true) {
  return formField('long-text', both(en, ar), { name: 'words', isRequired, isWide: true });
}

function consent(en: string, ar: string) {
  return formField('consent', both(en, ar), { name: 'consent', isRequired: true });
}

const storeMine = consent('Store my details to answer me.', 'أوافق على حفظ بياناتي للرد عليّ.');

function form(title: readonly [string, string], settings: Partial<FormSettings>): PresetNode {
  return node('form', { ...initialOf(formFields), columns: BESIDE, title: both(...title), ...settings });
}

type Made = Readonly<{ name: string; en: Words; ar: Words; tree: PresetNode }>;

const preset = ({ name: key, en, ar, tree }: Made): SectionPreset => ({
  ...{ kind: 'section', name: key, group: 'forms', messages: { en, ar }, tree: [tree] },
});

/** A form below its heading and a sentence. */
function below(title: readonly [string, string], text: readonly [string, string], shown: PresetNode) {
  return section({}, [heading(both(...title)), lead(both(...text)), shown]);
}

const contactForm = form(['Contact', 'تواصل'], {
  button: both('Send message', 'إرسال الرسالة'),
  message: both(
    'Thank you. We reply by email on a working day.',
    'شكرًا لك. نرد بالبريد الإلكتروني في يوم عمل.',
  ),
  isConfirmed: true,
  fields: [name, email, words('Message', 'الرسالة'), storeMine],
});

const contact = preset({
  name: 'form-contact',
  en: { name: 'Contact form', description: 'Name, email and a message, confirmed by email.' },
  ar: { name: 'نموذج تواصل', description: 'الاسم والبريد ورسالة، مع تأكيد بالبريد الإلكتروني.' },
  tree: below(
    ['Write to us', 'راسلنا'],
    ['We reply by email on working days.', 'نرد بالبريد الإلكتروني في أيام العمل.'],
    contactForm,
  ),
});

const callback = preset({
  name: 'form-callback',
  en: { name: 'Call me back', description: 'A mobile number, a day and a time that suit.' },
  ar: { name: 'اتصلوا بي', description: 'رقم هاتف متحرك، ويوم ووقت مناسبان.' },
  tree: below(
    ['We call you', 'نتصل بك'],
    ['Leave your number, and when it suits you.', 'اترك رقمك والوقت الذي يناسبك.'],
    form(['Call me back', 'اتصلوا بي'], {
      button: both('Ask for a call', 'طلب اتصال'),
      message: both('Thank you. We call you.', 'شكرًا لك. سنتصل بك.'),
      fields: [
        name,
        neededPhone,
        formField('date', both('Day', 'اليوم'), { name: 'day', dates: 'future' }),
        formField('time', both('Time', 'الوقت'), { name: 'time' }),
        storeMine,
      ],
    }),
  ),
});

const visit = preset({
  name: 'form-visit',
  en: { name: 'Book a visit', description: 'A visit to the store, with the reason and what to bring along.' },
  ar: { name: 'حجز زيارة', description: 'زيارة المتجر، مع سببها وما ينبغي إحضاره.' },
  tree: below(
    ['Visit our store', 'زر متجرنا'],
    ['Hold every device, and have yours looked at.', 'جرّب كل جهاز بيدك، ودعنا نفحص جهازك.'],
    form(['Book a visit', 'حجز زيارة'], {
      button: both('Book', 'احجز'),
      message: both('Thank you. We call you to confirm.', 'شكرًا لك. سنتصل بك للتأكيد.'),
      fields: [
        name,
        neededPhone,
        formField('date', both('Day', 'اليوم'), { name: 'day', isRequired: true, dates: 'future' }),
        formField('time', both('Time', 'الوقت'), { name: 'time', isRequired: true }),
        formField('choice', both('What brings you?', 'ما سبب زيارتك؟'), {
          ...{ name: 'reason', isRequired: true },
          options: options(['A new device', 'جهاز جديد'], ['A repair', 'إصلاح']),
        }),
        formField('text', both('Model', 'الطراز'), {
          ...{ name: 'model', onlyIf: 'reason', onlyIfValue: 'A repair' },
        }),
        storeMine,
      ],
    }),
  ),
});

const repair = preset({
  name: 'form-repair',
  en: {
    name: 'Ask for a repair',
    description: 'Two steps: the device with a picture of it, then who to answer.',
  },
  ar: { name: 'طلب إصلاح', description: 'خطوتان: الجهاز مع صورة له، ثم بيانات صاحبه.' },
  tree: below(
    ['Is something wrong with your device?', 'هل في جهازك عطل؟'],
    ['Tell us what happens. A picture helps.', 'أخبرنا بما يحدث. الصورة تساعد.'],
    form(['Repair', 'إصلاح'], {
      button: both('Send', 'إرسال'),
      message: both('Thank you. We write to you what happens next.', 'شكرًا لك. سنراسلك بالخطوة التالية.'),
      isConfirmed: true,
      fields: [
        formField('step', both('The device', 'الجهاز')),
        formField('text', both('Model', 'الطراز'), { name: 'model', isRequired: true }),
        formField('text', both('Order number', 'رقم الطلب'), {
          name: 'order',
          description: both('It stands in the mail about your order.', 'تجده في رسالة طلبك.'),
        }),
        words('What is wrong?', 'ما العطل؟'),
        formField('file', both('Picture', 'صورة'), { name: 'picture', kinds: ['picture'], isWide: true }),
        formField('step', both('About you', 'عنك')),
        name,
        email,
        phone,
        storeMine,
      ],
    }),
  ),
});

const feedback = preset({
  name: 'form-feedback',
  en: { name: 'Feedback', description: 'How it was, what to do better, and an answer where one is wanted.' },
  ar: { name: 'رأيك', description: 'كيف كانت التجربة، وما الذي نحسّنه، ورد لمن أراد.' },
  tree: below(
    ['How was it?', 'كيف كانت تجربتك؟'],
    ['Two questions. We read every answer.', 'سؤالان فقط. نقرأ كل إجابة.'],
    form(['Feedback', 'رأيك'], {
      columns: { desktop: 1 },
      message: both('Thank you for telling us.', 'شكرًا لأنك أخبرتنا.'),
      fields: [
        formField('choice', both('How satisfied are you?', 'ما مدى رضاك؟'), {
          ...{ name: 'satisfied', isRequired: true },
          options: options(['Very', 'جدًا'], ['Rather', 'إلى حد ما'], ['Not really', 'ليس كثيرًا']),
        }),
        words('What could we do better?', 'ما الذي يمكننا تحسينه؟', false),
        formField('choices', both('May we answer you?', 'هل نرد عليك؟'), {
          name: 'answer',
          options: options(['Yes, by email', 'نعم، بالبريد الإلكتروني']),
        }),
        { ...email, onlyIf: 'answer' },
      ],
    }),
  ),
});

const companies = preset({
  name: 'form-companies',
  en: { name: 'For companies', description: 'A company asks for a quote: who, how many, until when.' },
  ar: { name: 'للشركات', description: 'شركة تطلب عرض سعر: من، وكم، ومتى.' },
  tree: below(
    ['For your company', 'لشركتك'],
    ['Tell us what you need. We send you a quote.', 'أخبرنا بما تحتاج إليه، ونرسل إليك عرض سعر.'],
    form(['For companies', 'للشركات'], {
      button: both('Ask for a quote', 'طلب عرض سعر'),
      isConfirmed: true,
      fields: [
        formField('text', both('Company', 'الشركة'), {
          ...{ name: 'company', isRequired: true, autofill: 'organization' },
        }),
        name,
        email,
        phone,
        formField('number', both('How many', 'العدد'), { name: 'count', least: 1, most: 10_000 }),
        formField('date', both('Until when', 'حتى متى'), { name: 'until', dates: 'future' }),
        words('What do you need?', 'ما الذي تحتاج إليه؟'),
        storeMine,
      ],
    }),
  ),
});

const signUp = preset({
  name: 'sign-up',
  en: { name: 'Sign-up', description: 'A heading with the subscribe form beside it; confirmed by email.' },
  ar: { name: 'اشتراك', description: 'عنوان وبجانبه نموذج الاشتراك، مع تأكيد بالبريد الإلكتروني.' },
  tree: section({ background: 'sunken' }, [
    twoColumns('1-1', {
      start: [
        heading(both('News, now and then', 'أخبار بين حين وآخر')),
        lead(both('New devices and colours, before others hear of them.', 'أجهزة وألوان جديدة قبل غيرك.')),
      ],
      end: [node('subscribe-form', { ...initialOf(subscribeFields) })],
    }),
  ]),
});

const contactSection = preset({
  name: 'contact-with-form',
  en: {
    name: 'Contact, with a form',
    description: 'Phone and email of the shop, with the contact form beside them.',
  },
  ar: { name: 'تواصل مع نموذج', description: 'هاتف المتجر وبريده، وبجانبهما نموذج التواصل.' },
  tree: section({}, [
    twoColumns(
      '5-7',
      {
        start: [
          heading(both('We are here', 'نحن هنا')),
          lead(both('Call, write, or use the form.', 'اتصل أو راسلنا أو استخدم النموذج.')),
          node('icon', {
            ...{
              icon: 'phone',
              size: 'large',
              label: both('Call us', 'اتصل بنا'),
              url: { fromShop: 'phone' },
            },
          }),
          node('icon', {
            ...{ icon: 'envelope-simple', size: 'large', label: both('Email us', 'راسلنا') },
            url: { fromShop: 'email' },
          }),
        ],
        end: [contactForm],
      },
      'start',
    ),
  ]),
});

/** Forms that are ready to be sent, and sections with one. */
export const forms: readonly SectionPreset[] = [
  contact,
  callback,
  visit,
  repair,
  feedback,
  companies,
  signUp,
  contactSection,
];
