import { both, heading, paragraph } from '../make.ts';
import { answer, CORNER, choice, decline, popup } from './make-popup.ts';

const VIEW_CART = both('View cart', 'عرض السلة');

const exit = popup({
  name: 'popup-exit-cart',
  en: {
    name: 'Before you go',
    description: 'When the pointer leaves a page with a filled cart. On desktops, once a visit.',
  },
  ar: {
    name: 'قبل أن تغادر',
    description: 'عندما يغادر المؤشر الصفحة والسلة غير فارغة. على أجهزة سطح المكتب، مرة في الزيارة.',
  },
  on: [],
  notOn: ['cart'],
  settings: {
    timing: ['cart_state', 'devices', 'times'],
    cart_state: 'filled',
    devices: ['desktop'],
    times_period: 'session',
    triggers: ['exit_intent'],
  },
  tree: [
    heading(both('Your cart is saved', 'سلتك محفوظة')),
    paragraph(
      both(
        'Come back whenever it suits you. Prices and stock can change until you order.',
        'عُد متى شئت. قد تتغير الأسعار والكميات إلى أن تطلب.',
      ),
    ),
    choice(answer(VIEW_CART, '/cart/'), decline(both('Keep looking', 'متابعة التصفح'))),
  ],
});

const lowStock = popup({
  name: 'popup-low-stock',
  en: {
    name: 'Almost sold out',
    description: 'For carts with products that you name in the rules. Without one it never shows.',
  },
  ar: {
    name: 'أوشك على النفاد',
    description: 'للسلال التي فيها منتجات تحددها في القواعد. لا تظهر النافذة دون تحديدها.',
  },
  on: ['home', 'listing', 'product', 'article'],
  settings: {
    ...CORNER,
    timing: ['cart_products', 'times'],
    cart_products: [],
    times_period: 'day',
    triggers: ['page_load'],
    page_load_delay: 4,
  },
  tree: [
    heading(both('Only a few left', 'بقي القليل')),
    paragraph(
      both(
        'Something in your cart is almost sold out. It is yours once you have ordered it.',
        'أحد المنتجات في سلتك أوشك على النفاد. يصبح لك بعد إتمام الطلب.',
      ),
    ),
    choice(answer(both('Checkout', 'إتمام الشراء'), '/checkout/'), decline(VIEW_CART, '/cart/')),
  ],
});

const freeDelivery = popup({
  name: 'popup-free-delivery',
  en: {
    name: 'Almost free delivery',
    description:
      'After adding to the cart, while its value is below your limit for free delivery. Check both amounts.',
  },
  ar: {
    name: 'التوصيل المجاني قريب',
    description: 'بعد الإضافة إلى السلة ما دامت قيمتها دون حد التوصيل المجاني. راجع المبلغين.',
  },
  on: ['home', 'listing', 'product'],
  settings: {
    ...CORNER,
    timing: ['cart_value', 'times'],
    cart_value_min: 100,
    cart_value_max: 249,
    times_period: 'session',
    triggers: ['after_add_to_cart'],
  },
  tree: [
    heading(both('Free delivery from 250 dirhams', 'توصيل مجاني ابتداءً من 250 درهمًا')),
    paragraph(
      both(
        'You are close. Your cart says how much is missing.',
        'اقتربت من الحد. تجد المبلغ المتبقي في سلتك.',
      ),
    ),
    choice(answer(VIEW_CART, '/cart/'), decline(both('Keep shopping', 'متابعة التسوق'))),
  ],
});

export const ofCart = [exit, lowStock, freeDelivery];
