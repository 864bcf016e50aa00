import type { MenuEntry } from '../area.ts';

/** An action with its own screen; `adminFinding:actions.` and `name` is the message key of its name. */
export type Shortcut = Readonly<
  { name: string; synonyms: string } & Pick<MenuEntry, 'path' | 'icon' | 'need'>
>;

const ADD = 'add, create, new, أضف, أضيف, إضافة, إنشاء, جديد';

/** The most frequent actions. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    name: 'product',
    path: '/admin/products/new/',
    icon: 'package',
    need: 'products.change',
    synonyms: `${ADD}, item, goods, sku, منتج, سلعة`,
  },
  {
    name: 'order',
    path: '/admin/orders/new/',
    icon: 'receipt',
    need: 'orders.change',
    synonyms: `${ADD}, manual order, phone order, draft order, sale, طلب, طلب يدوي, طلب هاتفي`,
  },
  {
    name: 'promotion',
    path: '/admin/promotions/new/',
    icon: 'percent',
    need: 'promotions.change',
    synonyms: `${ADD}, coupon, voucher, discount, promo code, sale, offer, كوبون, قسيمة, خصم, كود, عرض, تخفيض`,
  },
  {
    name: 'staff',
    path: '/admin/staff/#invite',
    icon: 'users',
    need: 'staff.change',
    synonyms: `${ADD}, employee, team, colleague, user, account, member, دعوة, موظف, فريق, زميل, مستخدم`,
  },
  {
    name: 'page',
    path: '/admin/pages/new/',
    icon: 'article',
    need: 'content.change',
    synonyms: `${ADD}, landing page, about, صفحة, صفحة هبوط`,
  },
  {
    name: 'article',
    path: '/admin/articles/new/',
    icon: 'pencil',
    need: 'content.change',
    synonyms: `${ADD}, blog post, post, news, journal, مقال, مقالة, مدونة, تدوينة`,
  },
  {
    name: 'popup',
    path: '/admin/templates/new/?place=popup',
    icon: 'stack',
    need: 'content.change',
    synonyms: `${ADD}, modal, banner, newsletter form, نافذة منبثقة, منبثقة`,
  },
  {
    name: 'headerMenu',
    path: '/admin/menus/',
    icon: 'list-dashes',
    need: 'menus.change',
    synonyms: 'edit, navigation, main menu, links, top bar, قائمة, تنقل, روابط, رأس الصفحة',
  },
  {
    name: 'footerMenu',
    path: '/admin/menus/?place=footer',
    icon: 'list-dashes',
    need: 'menus.change',
    synonyms: 'edit, navigation, links, bottom of the page, قائمة, تنقل, روابط, تذييل',
  },
  {
    name: 'deliveryPrice',
    path: '/admin/delivery/',
    icon: 'truck',
    need: 'delivery.change',
    synonyms:
      'change, edit, shipping price, delivery prices, delivery rate, shipping fee, cost, free delivery, free shipping, سعر الشحن, أسعار التوصيل, رسوم التوصيل, تكلفة, توصيل مجاني, شحن مجاني',
  },
  {
    name: 'zone',
    path: '/admin/delivery/new/',
    icon: 'truck',
    need: 'delivery.change',
    synonyms: `${ADD}, delivery zone, emirate, delivery price, shipping rate, شحن, توصيل, منطقة, إمارة, سعر التوصيل`,
  },
  {
    name: 'import',
    path: '/admin/data-transfer/',
    icon: 'upload',
    need: 'data-transfer.run',
    synonyms: 'csv, upload, spreadsheet, excel, woocommerce, bulk, migrate, استيراد, رفع, ملف, إكسل',
  },
  {
    name: 'export',
    path: '/admin/data-transfer/',
    icon: 'download',
    need: 'data-transfer.run',
    synonyms:
      'csv, download, backup, archive, spreadsheet, excel, orders, products, customers, تصدير, أصدّر, إكسل, طلبات, منتجات, عملاء, تنزيل, نسخة, ملف',
  },
  {
    name: 'refund',
    path: '/admin/orders/?status=delivered',
    icon: 'arrow-u-up-left',
    need: 'orders.refund',
    synonyms: 'return, money back, give back, chargeback, cancel, استرداد, إرجاع, رد المبلغ, مرتجع, إلغاء',
  },
  {
    name: 'count',
    path: '/admin/locations/count/',
    icon: 'warehouse',
    need: 'stock.change',
    synonyms: 'stocktake, inventory count, stock, جرد, مخزون',
  },
  {
    name: 'account',
    path: '/admin/me/',
    icon: 'lock',
    need: 'anybody',
    synonyms:
      'profile, forgot, reset, two-factor, sessions, devices, sign out, notifications, حسابي, نسيت, كلمة المرور, المصادقة الثنائية, الجلسات, الإشعارات',
  },
];
